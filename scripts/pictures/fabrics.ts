/** A fabric: how it hangs and how it takes the light. */
export interface Fabric {
  /** Resistance to folding, 0 to 1. */
  bend: number;
  /** In metres. */
  thickness: number;
  friction: number;
  roughness: number;
  /** The fuzz that brightens edges, 0 to 1. */
  sheen: number;
  specular: number;
  /** How deep its grain shows, in metres. */
  grain: number;
  /** Which grain, and how wide one tile of it is, in metres. */
  weave: "jersey" | "woven" | "fleece" | "knit";
  tile: number;
  /** How mottled its yarn is, 0 to 1. */
  melange: number;
}

export const fabrics = {
  /** Light training jersey. */
  jersey: {
    bend: 0.02,
    thickness: 0.0012,
    friction: 0.2,
    roughness: 0.9,
    sheen: 0.25,
    specular: 0.12,
    grain: 0.0004,
    weave: "jersey",
    tile: 0.12,
    melange: 0.06,
  },
  /** Heavy cotton. */
  cotton: {
    bend: 0.18,
    thickness: 0.0018,
    friction: 0.35,
    roughness: 0.95,
    sheen: 0.3,
    specular: 0.12,
    grain: 0.00045,
    weave: "jersey",
    tile: 0.14,
    melange: 0.1,
  },
  merino: {
    bend: 0.07,
    thickness: 0.0013,
    friction: 0.3,
    roughness: 0.95,
    sheen: 0.5,
    specular: 0.1,
    grain: 0.00045,
    weave: "jersey",
    tile: 0.12,
    melange: 0.32,
  },
  /** Brushed sweat. */
  fleece: {
    bend: 0.5,
    thickness: 0.003,
    friction: 0.4,
    roughness: 1,
    sheen: 0.4,
    specular: 0.08,
    grain: 0.0004,
    weave: "jersey",
    tile: 0.16,
    melange: 0.16,
  },
  /** High pile. */
  pile: {
    bend: 0.5,
    thickness: 0.004,
    friction: 0.4,
    roughness: 1,
    sheen: 0.7,
    specular: 0.05,
    grain: 0.0018,
    weave: "fleece",
    tile: 0.2,
    melange: 0.25,
  },
  /** Firm stretch knit. */
  compression: {
    bend: 0.03,
    thickness: 0.001,
    friction: 0.5,
    roughness: 0.74,
    sheen: 0.12,
    specular: 0.16,
    grain: 0.0002,
    weave: "woven",
    tile: 0.08,
    melange: 0.03,
  },
  /** Matte stretch knit of leggings and bras. */
  tights: {
    bend: 0.2,
    thickness: 0.0014,
    friction: 0.5,
    roughness: 0.85,
    sheen: 0.22,
    specular: 0.16,
    grain: 0.00016,
    weave: "jersey",
    tile: 0.1,
    melange: 0.07,
  },
  /** Thin crisp shell. */
  shell: {
    bend: 0.3,
    thickness: 0.001,
    friction: 0.2,
    roughness: 0.5,
    sheen: 0,
    specular: 0.4,
    grain: 0.0002,
    weave: "woven",
    tile: 0.08,
    melange: 0,
  },
  /** Woven stretch. */
  woven: {
    bend: 0.16,
    thickness: 0.001,
    friction: 0.25,
    roughness: 0.62,
    sheen: 0.05,
    specular: 0.3,
    grain: 0.00024,
    weave: "woven",
    tile: 0.08,
    melange: 0.02,
  },
  knit: {
    bend: 0.3,
    thickness: 0.003,
    friction: 0.4,
    roughness: 0.95,
    sheen: 0.5,
    specular: 0.1,
    grain: 0.0012,
    weave: "knit",
    tile: 0.1,
    melange: 0.2,
  },
  /** Smooth stretch for a second layer. */
  midlayer: {
    bend: 0.14,
    thickness: 0.0016,
    friction: 0.3,
    roughness: 0.82,
    sheen: 0.25,
    specular: 0.16,
    grain: 0.0002,
    weave: "jersey",
    tile: 0.12,
    melange: 0.07,
  },
  /** Dull crisp shell. */
  windproof: {
    bend: 0.32,
    thickness: 0.0012,
    friction: 0.2,
    roughness: 0.7,
    sheen: 0.05,
    specular: 0.24,
    grain: 0.00012,
    weave: "woven",
    tile: 0.08,
    melange: 0,
  },
  /** Quilted cloth over filling. */
  insulated: {
    bend: 0.6,
    thickness: 0.003,
    friction: 0.3,
    roughness: 0.66,
    sheen: 0,
    specular: 0.26,
    grain: 0.00008,
    weave: "woven",
    tile: 0.08,
    melange: 0,
  },
  /** Pullers, eyelets and tips. */
  metal: {
    bend: 1,
    thickness: 0.002,
    friction: 0.5,
    roughness: 0.3,
    sheen: 0,
    specular: 0.9,
    grain: 0,
    weave: "woven",
    tile: 0.08,
    melange: 0,
  },
  /** Braided drawcord. */
  cord: {
    bend: 1,
    thickness: 0.002,
    friction: 0.5,
    roughness: 0.9,
    sheen: 0.3,
    specular: 0.1,
    grain: 0.0005,
    weave: "jersey",
    tile: 0.16,
    melange: 0.1,
  },
} satisfies Record<string, Fabric>;
