/* What options of a product are called. Color and size are always there; a third one is staff's own. */

export type OptionKind = "color" | "size";

const names: Record<OptionKind, RegExp> = {
  color: /^(colou?rs?|colou?rway|färg(er)?|farger?|farver?|värit?|couleur|farben?|kulör)$/i,
  size: /^(sizes?|shoe size|storlek(ar)?|skostorlek|størrelser?|koko|koot|taille|größen?|groesse)$/i,
};

/** What an option is by its name, in the languages of the shop's markets; null for one that is neither. */
export function optionKindOf(name: string): OptionKind | null {
  return names.color.test(name) ? "color" : names.size.test(name) ? "size" : null;
}

/** What Shopify calls the only option of a product that has none. */
export const noOptionName = /^title$/i;

/** What the size option is called where staff say nothing. */
export const sizeOptionName = "Size";

/** The names of a product's size option and of its third one; null for what it is called anyway, and for no third one. */
export interface OptionLabels {
  sizeLabel: string | null;
  thirdLabel: string | null;
}

/** What is wrong with the names of options, by the field; nothing for names that can be. */
export function labelProblems({ sizeLabel, thirdLabel }: OptionLabels): Partial<Record<keyof OptionLabels, string>> {
  const isColor = (name: string) => optionKindOf(name) === "color" || noOptionName.test(name);
  const isTaken = (name: string) =>
    isColor(name) || optionKindOf(name) === "size" || name.toLowerCase() === sizeLabel?.toLowerCase();
  return {
    ...(sizeLabel !== null && isColor(sizeLabel) && { sizeLabel: `'${sizeLabel}' can't be the name of sizes` }),
    ...(thirdLabel !== null &&
      isTaken(thirdLabel) && { thirdLabel: `'${thirdLabel}' is an option already: give the third one another name` }),
  };
}
