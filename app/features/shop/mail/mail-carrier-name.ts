import { carrierName } from "#app/features/shop/shipping/carriers.ts";

import { mailWords } from "./mail-words.texts.tsx";

/** The name of a carrier in an e-mail's language: companies have their own, and one that nobody named is said in words. */
export const mailCarrierName = (id: string) => (id === "other" ? mailWords().otherCarrier : carrierName(id));
