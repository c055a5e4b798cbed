import type { ListShape, ListView } from "#app/admin/frame/list-address.ts";
import type { UnsentFilter, UnsentSort } from "#app/features/shop/mail/list-unsent.server.ts";
import { unsentStates, type UnsentState } from "#app/features/shop/mail/unsent-states.ts";
import { emailTypeNames, emailTypes } from "#app/shared/emails.ts";

/** The URL of the list of unsent e-mails. */
export const unsentMailShape = {
  path: "/admin/unsent-mail",
  sorts: ["newest", "oldest"],
  filters: { state: unsentStates, type: emailTypes },
} as const satisfies ListShape<UnsentSort, UnsentFilter>;
export type UnsentMailView = ListView<UnsentSort, UnsentFilter>;

export const unsentSortNames = { newest: "Newest first", oldest: "Oldest first" } as const;

const stateNames: Record<UnsentState, string> = {
  dead: "Given up",
  bounced: "Came back",
  suppressed: "Kept back",
  waiting: "Waiting",
};
export const unsentFilterNames = {
  state: { label: "State", values: stateNames },
  type: { label: "E-mail", values: emailTypeNames },
} as const;

/** The name of an e-mail's tick among the chosen ones of the form. */
export function chosenMailField(mailId: string): string {
  return `mail.${mailId}`;
}

/** The ids of the chosen e-mails, of the names of the form's fields. */
export function chosenMails(fields: Record<string, string>): string[] {
  return Object.keys(fields)
    .filter((name) => /^mail\.\w{1,80}$/.test(name))
    .map((name) => name.slice("mail.".length));
}
