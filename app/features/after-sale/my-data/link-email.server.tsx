import { defineMail } from "#app/features/shop/mail/define-mail.server.tsx";
import { MailButton, MailSpace, MailText } from "#app/features/shop/mail/mail-parts.tsx";
import { signLink } from "#app/platform/http/signed-link.server.ts";
import { localPath } from "#app/shared/language/current-language.ts";

import { myDataMailTexts } from "./my-data-mail.texts.ts";
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
  write: ({ url }, { site }, texts = myDataMailTexts()) => ({
    subject: texts.subject(site.identity.siteName),
    preview: texts.preview,
    heading: texts.heading,
    footer: texts.footer,
    blocks: (
      <>
        <MailText>{texts.intro(site.identity.siteName)}</MailText>
        <MailButton href={url}>{texts.open}</MailButton>
        <MailSpace height={24} />
        <MailText>{texts.once(linkMinutes)}</MailText>
      </>
    ),
  }),
});
