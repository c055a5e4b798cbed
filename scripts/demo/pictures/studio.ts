import type { Drawing, Stand } from "./drawing.ts";
import { softEdge } from "./softness.ts";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 1500;

/** The drawing as a product photograph: a pale seamless ground, the shadow on it, and the object. */
export function photograph(drawing: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}"><defs>${ground}${drawing.definitions.join("")}</defs><rect width="1200" height="1500" fill="url(#ground)"/><rect width="1200" height="1500" fill="url(#glow)"/>${floorShadow(drawing.stand)}${drawing.stand.floats ? wallShadow(drawing) : ""}${drawing.layers.join("")}</svg>`;
}

const ground =
  '<linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="#EFEDE8"/><stop offset=".72" stop-color="#EDEBE6"/><stop offset=".9" stop-color="#E6E3DC"/><stop offset="1" stop-color="#E9E6E0"/></linearGradient>' +
  '<radialGradient id="glow" cx=".42" cy=".36" r=".62"><stop offset="0" stop-color="#FBFAF7" stop-opacity=".9"/><stop offset="1" stop-color="#FBFAF7" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="floor"><stop offset="0" stop-color="#2A2722" stop-opacity=".5"/><stop offset=".45" stop-color="#2A2722" stop-opacity=".2"/><stop offset="1" stop-color="#2A2722" stop-opacity="0"/></radialGradient>';

function floorShadow({ floorY, floorWidth, floats }: Stand): string {
  const wide = `<ellipse cx="612" cy="${floorY}" rx="${floorWidth * 0.62}" ry="${floats ? 42 : 28}" fill="url(#floor)" fill-opacity="${floats ? 0.34 : 0.75}"/>`;
  const contact = `<ellipse cx="604" cy="${floorY - 4}" rx="${floorWidth * 0.54}" ry="15" fill="url(#floor)"/>`;
  return floats ? wide : wide + contact;
}

function wallShadow({ silhouettes }: Drawing): string {
  const whole = silhouettes.join("");
  const shadow = (width: number, core: number, opacity: number) =>
    softEdge(whole, { color: "#3B362E", width, core, opacity });
  return `<g transform="translate(12 26)">${shadow(150, 0.08, 0.13)}</g><g transform="translate(3 6)">${shadow(40, 0.28, 0.2)}</g>`;
}
