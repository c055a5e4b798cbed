/** What separates a size from the value of a third option in its name: `M / Long`. */
export const betweenParts = " / ";
