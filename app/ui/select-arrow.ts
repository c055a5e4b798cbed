/** The chevron of every select, instead of the browser's own. */
export const selectArrow =
  "appearance-none bg-[url('/icons/chevron-down.svg')] bg-[length:1rem] bg-[position:right_0.875rem_center] bg-no-repeat pr-10";
