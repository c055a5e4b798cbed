import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";

import { invitationHours } from "./invitation.ts";
import { readInvitation } from "./read-invitation.server.ts";
import { roleNames } from "./role-names.ts";

/** Invites somebody to become staff. `causeId` names one sending of the invitation. */
export const staffInvitation = {
  type: "staff_invitation",
  purpose: "transactional",
  causedBy: "proof",
  limit: { perHour: 3, perDay: 6, above: "delay" },
  async compose(causeId, { site, shop: { db, env } }) {
    const found = await readInvitation(db, causeId, new Date());
    if (found?.state !== "open") throw new Error(`The invitation ${causeId} is ${found?.state ?? "gone"}`);
    const key = await signLink("staff-invitation", causeId, env.LINK_SECRET);
    const acceptUrl = `${env.PUBLIC_ORIGIN}/admin/invitation?id=${causeId}&key=${key}`;
    return {
      subject: `Join the staff of ${site.identity.siteName}`,
      body: (
        <InvitationMail
          site={site}
          origin={env.PUBLIC_ORIGIN}
          acceptUrl={acceptUrl}
          role={roleNames[found.invitation.role].name}
        />
      ),
    };
  },
} satisfies TransactionalEmail;

interface InvitationMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  /** The signed link that accepts the invitation. */
  acceptUrl: string;
  role: string;
}

function InvitationMail({ site, origin, acceptUrl, role }: InvitationMailProps) {
  const { siteName } = site.identity;
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview={`You're invited to help run ${siteName}.`}
      heading="You're invited"
      footer="Not expecting this? You can ignore this e-mail: without you nothing happens."
    >
      <MailText>{`You're invited to help run ${siteName}. Your role: ${role}. Choose a username and a password, and you can sign in.`}</MailText>
      <MailButton href={acceptUrl}>Accept the invitation</MailButton>
      <MailSpace height={24} />
      <MailText>{`The link works once, for ${invitationHours} hours. Don't pass it on.`}</MailText>
    </MailLayout>
  );
}
