import { wordmarkName } from "#app/features/shop/brand/brand-name.ts";
import { Logo } from "#app/features/shop/brand/logo.tsx";

import { Row, Sheet, Specimen } from "./sheet.tsx";

const colors = [
  ["ink", "bg-ink"],
  ["ink-raised", "bg-ink-raised"],
  ["ink-line", "bg-ink-line"],
  ["muted", "bg-muted"],
  ["line-strong", "bg-line-strong"],
  ["muted-dark", "bg-muted-dark"],
  ["line", "bg-line"],
  ["paper-deep", "bg-paper-deep"],
  ["paper", "bg-paper"],
  ["white", "bg-white"],
  ["volt", "bg-volt"],
  ["danger", "bg-danger"],
  ["danger-bright", "bg-danger-bright"],
  ["danger-pale", "bg-danger-pale"],
  ["success", "bg-success"],
  ["success-pale", "bg-success-pale"],
  ["warning", "bg-warning"],
  ["warning-pale", "bg-warning-pale"],
] as const;

const types = [
  ["display-lg", "display text-display-lg", "Enter the mode"],
  ["display-md", "display text-display-md", "Enter the mode"],
  ["display-sm", "display text-display-sm", "Enter the mode"],
  ["lg", "text-lg", "Performance wear for people who train through the dark."],
  ["base", "text-base", "Performance wear for people who train through the dark."],
  ["sm", "text-sm", "Performance wear for people who train through the dark."],
  ["eyebrow", "eyebrow", "New this season"],
] as const;

/** The brand, the colors and the type scale. */
export function Foundations() {
  return (
    <Sheet id="foundations" title="Brand, color, type">
      <Row dark>
        <Specimen name="lockup on ink">
          <Logo siteName={wordmarkName} />
        </Specimen>
        {["h-4", "h-8", "h-16"].map((height) => (
          <Specimen key={height} name={`symbol, ${height}`}>
            <div className={`mark-symbol ${height}`} />
          </Specimen>
        ))}
        <Specimen name="wordmark">
          <div className="mark-wordmark h-12" />
        </Specimen>
      </Row>
      <div className="grid grid-cols-9 gap-3">
        {colors.map(([name, background]) => (
          <Specimen key={name} name={name}>
            <div className={`h-14 border border-line ${background}`} />
          </Specimen>
        ))}
      </div>
      <div className="grid gap-5">
        {types.map(([name, type, sample]) => (
          <Specimen key={name} name={name}>
            <p className={type}>{sample}</p>
          </Specimen>
        ))}
      </div>
    </Sheet>
  );
}
