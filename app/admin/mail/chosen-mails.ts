/** The name of an email's tick among the chosen ones of the form. */
export function chosenMailField(mailId: string): string {
  return `mail.${mailId}`;
}

/** The ids of the chosen emails, of the names of the form's fields. */
export function chosenMails(fields: Record<string, string>): string[] {
  return Object.keys(fields)
    .filter((name) => /^mail\.\w{1,80}$/.test(name))
    .map((name) => name.slice("mail.".length));
}
