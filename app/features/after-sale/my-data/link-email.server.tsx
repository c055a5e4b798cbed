import type { SiteConfiguration } from "#app/features/shop/configuration/configuration.server.ts";
import type { TransactionalEmail } from "#app/features/shop/mail/email.ts";
import { MailLayout } from "#app/features/shop/mail/mail-layout.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";

import { linkMinutes } from "./visit-cookie.ts";

/** The link by which somebody sees what the shop stores about them. */
export const myDataLink = {
  type: "my_data_link",
  purpose: "transactional",
  causedBy: "anyone",
  limit: { perHour: 3, perDay: 6, above: "drop" },
  async compose(linkId, { site, shop: { env } }) {
    const key = await signLink("my-data-link", linkId, env.LINK_SECRET);
    const url = `${env.PUBLIC_ORIGIN}/privacy/my-data/open?id=${linkId}&key=${key}`;
    return {
      subject: `Your data at ${site.identity.siteName}`,
      body: <MyDataLinkMail site={site} origin={env.PUBLIC_ORIGIN} url={url} />,
    };
  },
} satisfies TransactionalEmail;

interface MyDataLinkMailProps {
  site: SiteConfiguration;
  /** Where the shop lives. */
  origin: string;
  /** The signed link. */
  url: string;
}

/** Carries nothing that a stranger typed: anyone can have it sent to anyone. */
function MyDataLinkMail({ site, origin, url }: MyDataLinkMailProps) {
  return (
    <MailLayout
      site={site}
      origin={origin}
      preview="See, download, correct or erase what we store about you."
      heading="Your data"
      footer="Not you? You can ignore this e-mail: without the link nobody sees anything."
    >
      <MailText>
        {`Someone, we hope you, asked ${site.identity.siteName} for what it stores about this address. With the link you can see it, download it, correct it, or have it erased.`}
      </MailText>
      <MailButton href={url}>See my data</MailButton>
      <MailSpace height={24} />
      <MailText>{`The link works once, for ${linkMinutes} minutes. Do not pass this e-mail on.`}</MailText>
    </MailLayout>
  );
}
