import { pageNames } from "#app/shared/page-names.texts.ts";

import { linkTo } from "./mail-parts.tsx";
import { mailWords } from "./mail-words.texts.tsx";

/** The sentence that leads to the function by which one withdraws from a contract (2005:59, 2:10 a). */
export const RightByLaw = ({ href }: { href: string }) =>
  mailWords().rightByLaw(linkTo(href), pageNames()["/withdraw"]);
