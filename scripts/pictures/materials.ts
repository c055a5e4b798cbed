import type { Surface } from "./camera/shade.ts";

const smooth = { sheen: 0, grain: 0.00002, weave: "woven", tile: 0.06, melange: 0 } as const;

/** What things that are not cloth are made of, by how they take the light. */
export const materials = {
  steel: { ...smooth, roughness: 0.22, specular: 2.2 },
  /** Powder coated metal. */
  coating: { ...smooth, roughness: 0.5, specular: 0.7, grain: 0.00007, tile: 0.03 },
  plastic: { ...smooth, roughness: 0.35, specular: 0.7 },
  /** Soft and slightly translucent. */
  polyethylene: { ...smooth, roughness: 0.42, specular: 0.55 },
  rubber: { ...smooth, roughness: 0.7, specular: 0.35, grain: 0.00006 },
  foam: { ...smooth, roughness: 0.9, specular: 0.18, grain: 0.0003, weave: "fleece", tile: 0.05, melange: 0.06 },
  webbing: { ...smooth, roughness: 0.7, specular: 0.25, grain: 0.00035, tile: 0.16, melange: 0.03 },
  /** Coated bag cloth. */
  canvas: { ...smooth, roughness: 0.62, specular: 0.3, sheen: 0.06, grain: 0.0002, tile: 0.14, melange: 0.03 },
  leather: { ...smooth, roughness: 0.6, specular: 0.35, grain: 0.00035, weave: "fleece", tile: 0.06 },
} satisfies Record<string, Surface>;
