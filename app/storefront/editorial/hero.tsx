import type { ReactNode } from "react";

import { EditorialPicture, type EditorialName } from "./editorial-picture.tsx";

interface Props {
  picture: EditorialName;
  title: string;
  text: string;
  /** On a phone no higher than its words: products stand below it. */
  isLow?: boolean;
  children?: ReactNode;
}

/** The black picture that opens a page, with its title. */
export function Hero({ picture, title, text, isLow = false, children }: Props) {
  return (
    // On a desk a third as high as wide, like its picture, so that no garment loses its collar.
    <section
      className={`on-dark relative isolate flex items-end overflow-hidden bg-ink text-white lg:min-h-[clamp(26rem,33.3vw,52rem)] ${isLow ? "" : "min-h-88"}`}
    >
      <EditorialPicture
        name={picture}
        urgent
        band="(min-width: 64rem)"
        className="absolute inset-0 -z-10 h-full w-full object-cover lg:object-[85%_50%]"
      />
      {/* The text may overlap the garment, which may be white. */}
      <div className="absolute inset-0 -z-10 shade-hero" />
      <div className={`page lg:py-16 ${isLow ? "py-3" : "py-10"}`}>
        <h1
          className={`display lg:max-w-[13ch] lg:text-display-lg ${isLow ? "text-display-sm" : "max-w-[13ch] text-display-lg max-xs:text-display-md"}`}
        >
          {title}
        </h1>
        <p className={isLow ? "mt-1 max-w-md text-sm lg:mt-4 lg:text-lg" : "mt-4 max-w-md text-lg leading-7"}>{text}</p>
        {children}
      </div>
    </section>
  );
}
