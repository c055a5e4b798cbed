import type { ReactNode } from "react";

import { imageAtWidth } from "#app/features/shop/storage/image-url.ts";

import { EditorialPicture, type EditorialName } from "./editorial-picture.tsx";

interface Props {
  picture?: EditorialName;
  /** The address of another one, in place of the brand's. */
  url?: string | null;
  title: string;
  text: string;
  /** No higher than its words on a phone, where it has no picture, and low on a desk: in a strip where products stand below it, else with room. */
  low?: "strip" | "roomy";
  children?: ReactNode;
}

/** The black picture that opens a page, with its title. */
export function Hero({ picture, url, title, text, low, children }: Props) {
  const isLow = low !== undefined;
  const look = `absolute right-0 -z-10 h-full object-cover ${isLow ? "fade-in-left w-112 object-[50%_35%] max-lg:hidden" : "top-0 w-full max-md:h-72 max-md:fade-down lg:object-[85%_50%]"}`;
  return (
    // A high one is on a desk a third as high as wide, like its picture, so that no garment loses its collar.
    <section
      className={`on-dark relative isolate flex overflow-hidden bg-ink text-white ${isLow ? "items-center" : "min-h-88 items-end lg:min-h-[clamp(26rem,33.3vw,52rem)]"}`}
    >
      {picture ? (
        <EditorialPicture
          name={picture}
          // Where it is not shown it is not fetched either.
          urgent={!isLow}
          // In a low one the garments of the widest crop would be as small as a thumbnail's.
          {...(isLow ? { sizes: { wide: "28rem" } } : { band: "(min-width: 64rem)" })}
          className={look}
        />
      ) : url ? (
        <img src={imageAtWidth(url, 1200)} alt="" loading="lazy" className={look} />
      ) : null}
      {/* The text may overlap the garment, which may be white. */}
      <div className="absolute inset-0 -z-10 shade-hero" />
      <div className={`page ${low === "strip" ? "py-3" : "py-10"} ${isLow ? "lg:py-10" : "max-md:pt-56 lg:py-16"}`}>
        <h1
          className={`display ${low === "strip" ? "text-display-sm" : "text-display-lg max-xs:text-display-md"} ${isLow ? "lg:text-display-md" : "max-w-[13ch]"}`}
        >
          {title}
        </h1>
        <p className={low === "strip" ? "mt-1 max-w-md text-sm lg:text-lg" : "mt-4 max-w-md text-lg text-balance"}>
          {text}
        </p>
        {children}
      </div>
    </section>
  );
}
