import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";

import { parsePasswordLink, passwordLinkMinutes } from "./password-link.ts";
import { readCredential } from "./read-credential.server.ts";

/** Lets a member of staff choose a new password. `causeId` names whose, and when it was asked for. */
export const staffPasswordLink = {
  type: "staff_password_link",
  purpose: "transactional",
  causedBy: "anyone",
  // Anyone can type a colleague's address.
  limit: { perHour: 3, perDay: 6, above: "drop" },
  async compose(causeId, { site, shop: { db, env } }) {
    const named = parsePasswordLink(causeId);
    const found = named && (await readCredential(db, named.staffId));
    if (!found) throw new Error(`The password link ${causeId} is for nobody`);
    const key = await signLink("staff-password", `${causeId}:${found.hash}`, env.LINK_SECRET);
    const url = `${env.PUBLIC_ORIGIN}/admin/new-password?id=${causeId}&key=${key}`;
    return {
      subject: `Choose a new password for ${site.identity.siteName}`,
      body: <PasswordMail site={site} origin={env.PUBLIC_ORIGIN} url={url} username={found.username} />,
    };
  },
} satisfies TransactionalEmail;

interface PasswordMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  /** The signed link. */
  url: string;
  username: string;
}

function PasswordMail({ site, origin, url, username }: PasswordMailProps) {
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview="The link works once, for an hour."
      heading="A new password"
      footer="Didn't ask for this? You can ignore this e-mail: your password stays as it is."
    >
      <MailText>{`Choose a new password for the admin. Your username: ${username}.`}</MailText>
      <MailButton href={url}>Choose a password</MailButton>
      <MailSpace height={24} />
      <MailText>{`The link works once, for ${passwordLinkMinutes} minutes. It signs you out everywhere. Don't pass it on.`}</MailText>
    </MailLayout>
  );
}
