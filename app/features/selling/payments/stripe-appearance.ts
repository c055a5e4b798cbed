import textFont from "#app/ui/fonts/inter-text.woff2?url";

/** The look of Stripe's fields: the shop's own, read from the page's design tokens (`ui/theme.css`). */
export function stripeAppearance(): { appearance: object; fonts: object[] } {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [ink, muted, line, white] = ["ink", "muted", "line-strong", "white"].map((name) => token(`--color-${name}`));
  const danger = token("--color-danger");
  const label = { fontSize: "0.875rem", fontWeight: "500", color: ink, marginBottom: "0.375rem" };
  const invalid = { borderColor: danger, boxShadow: `inset 0 0 0 1px ${danger}` };
  // Drawn inwards: Stripe's frame ends where its fields do, and would cut off what is around them.
  const focus = { outline: `3px solid ${ink}`, outlineOffset: "-3px", boxShadow: "none", borderColor: ink };
  return {
    appearance: {
      theme: "stripe",
      labels: "above",
      variables: {
        fontFamily: '"Inter Text", Arial, sans-serif',
        fontSizeBase: "16px",
        colorText: ink,
        colorPrimary: ink,
        colorBackground: white,
        colorTextSecondary: muted,
        colorTextPlaceholder: muted,
        colorDanger: danger,
        borderRadius: "0px",
        spacingUnit: "4px",
      },
      rules: {
        ".Label": label,
        ".Input": { border: `1px solid ${line}`, boxShadow: "none", padding: "0.75rem 0.875rem" },
        ".Input:focus": focus,
        ".Input--invalid": invalid,
        ".Error": { fontSize: "0.875rem", color: danger },
        ".Tab": { border: `1px solid ${line}`, boxShadow: "none" },
        ".Tab--selected": { borderColor: ink, boxShadow: `inset 0 0 0 1px ${ink}`, color: ink },
        ".Tab:focus": focus,
      },
    },
    fonts: [{ family: "Inter Text", src: `url(${new URL(textFont, window.location.origin).href})`, weight: "400 700" }],
  };
}
