import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { linkMinutes } from "./visit-cookie.ts";

/**
 * The link by which somebody sees what the shop stores about them. Carries nothing that a stranger typed: anyone can have it sent to
 * anyone.
 */
export const myDataLink = defineMail({
  type: "my_data_link",
  about: "link",
  language: "request",
  async read(linkId, { env }) {
    const key = await signLink("my-data-link", linkId, env.LINK_SECRET);
    return { url: `${env.PUBLIC_ORIGIN}${localPath("/privacy/my-data/open")}?id=${linkId}&key=${key}` };
  },
  write: ({ url }, { site }) => ({
    subject: `Your data at ${site.identity.siteName}`,
    preview: "See, download, correct or delete your data.",
    heading: "Your data",
    footer: "Not you? Ignore this email: nobody can see your data without the link.",
    blocks: (
      <>
        <MailText>
          {`Use this link to see, download, correct or delete the data ${site.identity.siteName} has about you.`}
        </MailText>
        <MailButton href={url}>See my data</MailButton>
        <MailSpace height={24} />
        <MailText>{`The link works once, for ${linkMinutes} minutes. Don't forward this email: the link opens your data.`}</MailText>
      </>
    ),
  }),
});
