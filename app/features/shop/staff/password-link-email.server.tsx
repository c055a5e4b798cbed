import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";

import { parsePasswordLink, passwordLinkMinutes } from "./password-link.ts";
import { readCredential } from "./read-credential.server.ts";

/** Lets a member of staff choose a new password. Its cause names whose, and when it was asked for. */
export const staffPasswordLink = defineMail({
  type: "staff_password_link",
  about: "password link",
  language: "staff",
  async read(causeId, { db, env }) {
    const named = parsePasswordLink(causeId);
    const found = named && (await readCredential(db, named.staffId));
    if (!found) throw new Error(`The password link ${causeId} is for nobody`);
    const key = await signLink("staff-password", `${causeId}:${found.hash}`, env.LINK_SECRET);
    return { username: found.username, url: `${env.PUBLIC_ORIGIN}/admin/new-password?id=${causeId}&key=${key}` };
  },
  write: ({ username, url }, { site }) => ({
    subject: `Choose a new password for ${site.identity.siteName}`,
    preview: "The link works once, for an hour.",
    heading: "A new password",
    footer: "Didn't ask for this? Ignore this email: your password stays the same.",
    blocks: (
      <>
        <MailText>{`Choose a new password for the admin. Your username: ${username}.`}</MailText>
        <MailButton href={url}>Choose a password</MailButton>
        <MailSpace height={24} />
        <MailText>{`The link works once, for ${passwordLinkMinutes} minutes. It signs you out everywhere. Don't forward this email.`}</MailText>
      </>
    ),
  }),
});
