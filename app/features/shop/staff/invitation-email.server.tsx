import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";

import { invitationHours } from "./invitation.ts";
import { readInvitation } from "./read-invitation.server.ts";
import { readRole } from "./read-role.server.ts";

/** Invites somebody to become staff. Its cause is one sending of the invitation. */
export const staffInvitation = defineMail({
  type: "staff_invitation",
  about: "invitation",
  language: "staff",
  async read(sending, { db, env }, now) {
    const found = await readInvitation(db, sending, now);
    if (found?.state !== "open") throw new Error(`The invitation ${sending} is ${found?.state ?? "gone"}`);
    const role = await readRole(db, found.invitation.role);
    if (!role) throw new Error(`The role of the invitation ${sending} is gone`);
    const key = await signLink("staff-invitation", sending, env.LINK_SECRET);
    return {
      acceptUrl: `${env.PUBLIC_ORIGIN}/admin/invitation?id=${sending}&key=${key}`,
      role: role.name,
    };
  },
  write: ({ acceptUrl, role }, { site: { identity } }) => ({
    subject: `Join the staff of ${identity.siteName}`,
    preview: `You're invited to help run ${identity.siteName}.`,
    heading: "You're invited",
    footer: "Not expecting this? Ignore this email.",
    blocks: (
      <>
        <MailText>{`You're invited to help run ${identity.siteName}. Your role: ${role}. Choose a username and a password, and you can sign in.`}</MailText>
        <MailButton href={acceptUrl}>Accept the invitation</MailButton>
        <MailSpace height={24} />
        <MailText>{`The link works once, for ${invitationHours} hours. Don't forward this email.`}</MailText>
      </>
    ),
  }),
});
