import type { Fabric } from "../fabrics.ts";
import { type Grain, grainOf } from "../grains.ts";
import { type Body, insideOut, normalsOf } from "./body.ts";
import { channelsOf } from "./illuminate.ts";
import type { Rig } from "./lights.ts";
import type { Coverage } from "./rasterize.ts";
import { reliefDepth, sample, type Texture } from "./texture.ts";
import type { Shot, View } from "./view.ts";

/** What a material needs to take the light. */
export type Surface = Pick<Fabric, "roughness" | "sheen" | "specular" | "grain" | "weave" | "tile" | "melange">;

/** A photograph before its colors: light, light that bounced, gloss and inks of each pixel, and how much of it is covered. */
export interface Plates {
  width: number;
  height: number;
  /** Red, green, blue each. */
  light: Float32Array;
  gloss: Float32Array;
  ink: Float32Array;
  bounced: Float32Array;
  coverage: Float32Array;
}

/** Shades every covered sample and averages the samples of each pixel. */
export function shade(
  body: Body,
  channels: Float32Array,
  textures: readonly Texture[],
  surfaces: readonly Surface[],
  rig: Rig,
  view: View,
  shot: Shot,
  coverage: Coverage,
  perPixel: number,
): Plates {
  const [width, height] = shot.size;
  const pixels = width * height;
  const plates: Plates = {
    width,
    height,
    light: new Float32Array(pixels * 3),
    gloss: new Float32Array(pixels * 3),
    ink: new Float32Array(pixels * 3),
    bounced: new Float32Array(pixels),
    coverage: new Float32Array(pixels),
  };
  const { positions, triangles, flat, pieceOf } = body;
  const { projected, triangle } = coverage;
  const normals = normalsOf(body);
  const frames = tangents(body);
  const channelCount = channelsOf(rig);
  const samplesPerMetre = (height / shot.span) * perPixel;
  const grains = surfaces.map((surface) => grainOf(surface.weave, surface.tile * samplesPerMetre));
  const boxes = reflections(rig, shot);
  const share = 1 / (perPixel * perPixel);
  const c = new Float64Array(channelCount);
  for (let y = 0; y < coverage.height; y++) {
    for (let x = 0; x < coverage.width; x++) {
      const t = triangle[y * coverage.width + x]!;
      if (t < 0) continue;
      const va = triangles[t]!,
        vb = triangles[t + 1]!,
        vc = triangles[t + 2]!;
      const ax = projected[va * 3]!,
        ay = projected[va * 3 + 1]!,
        bx = projected[vb * 3]!,
        by = projected[vb * 3 + 1]!;
      const cx = projected[vc * 3]!,
        cy = projected[vc * 3 + 1]!;
      const px = x + 0.5,
        py = y + 0.5;
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      let wa = (((bx - px) * (cy - py) - (by - py) * (cx - px)) / area) * projected[va * 3 + 2]!;
      let wb = (((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area) * projected[vb * 3 + 2]!;
      let wc = (((ax - px) * (by - py) - (ay - py) * (bx - px)) / area) * projected[vc * 3 + 2]!;
      const all = wa + wb + wc;
      wa /= all;
      wb /= all;
      wc /= all;
      let nx = wa * normals[va * 3]! + wb * normals[vb * 3]! + wc * normals[vc * 3]!;
      let ny = wa * normals[va * 3 + 1]! + wb * normals[vb * 3 + 1]! + wc * normals[vc * 3 + 1]!;
      let nz = wa * normals[va * 3 + 2]! + wb * normals[vb * 3 + 2]! + wc * normals[vc * 3 + 2]!;
      const nl = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      nx /= nl;
      ny /= nl;
      nz /= nl;
      const piece = pieceOf[t / 3]! & ~insideOut;
      const isInside = pieceOf[t / 3]! >= insideOut;
      const texture = textures[piece]!;
      const surface = surfaces[piece]!;
      const grain = grains[piece]!;
      const u = wa * flat[t * 2]! + wb * flat[t * 2 + 2]! + wc * flat[t * 2 + 4]!;
      const v = wa * flat[t * 2 + 1]! + wb * flat[t * 2 + 3]! + wc * flat[t * 2 + 5]!;
      const sx = (u - texture.left) * texture.scale - 0.5;
      const sy = texture.height - (v - texture.bottom) * texture.scale - 0.5;
      // Slopes of the relief and of the grain, in metres per metre of cloth.
      const rise = (reliefDepth / 255) * texture.scale * 0.5;
      const { relief, width: tw, height: th } = texture;
      let slopeU = (sample(relief, tw, th, 1, 0, sx + 1, sy) - sample(relief, tw, th, 1, 0, sx - 1, sy)) * rise;
      let slopeV = (sample(relief, tw, th, 1, 0, sx, sy - 1) - sample(relief, tw, th, 1, 0, sx, sy + 1)) * rise;
      const gx = (u / surface.tile) * grain.size;
      const gy = (v / surface.tile) * grain.size;
      const grainRise = (surface.grain * grain.size) / surface.tile / 2;
      slopeU += (tiled(grain, grain.height, gx + 1, gy) - tiled(grain, grain.height, gx - 1, gy)) * grainRise;
      slopeV += (tiled(grain, grain.height, gx, gy + 1) - tiled(grain, grain.height, gx, gy - 1)) * grainRise;
      const f = (t / 3) * 6;
      const tx = frames[f]!,
        ty = frames[f + 1]!,
        tz = frames[f + 2]!;
      const ux = frames[f + 3]!,
        uy = frames[f + 4]!,
        uz = frames[f + 5]!;
      const b0 = uy * nz - uz * ny,
        b1 = uz * nx - ux * nz,
        b2 = ux * ny - uy * nx;
      const d0 = ny * tz - nz * ty,
        d1 = nz * tx - nx * tz,
        d2 = nx * ty - ny * tx;
      const det = tx * b0 + ty * b1 + tz * b2;
      let mx = nx,
        my = ny,
        mz = nz;
      if (Math.abs(det) > 1e-6) {
        mx = nx - (slopeU * b0 + slopeV * d0) / det;
        my = ny - (slopeU * b1 + slopeV * d1) / det;
        mz = nz - (slopeU * b2 + slopeV * d2) / det;
        const ml = Math.sqrt(mx * mx + my * my + mz * mz);
        mx /= ml;
        my /= ml;
        mz /= ml;
      }
      for (let k = 0; k < channelCount; k++)
        c[k] =
          wa * channels[va * channelCount + k]! +
          wb * channels[vb * channelCount + k]! +
          wc * channels[vc * channelCount + k]!;
      const qx = wa * positions[va * 3]! + wb * positions[vb * 3]! + wc * positions[vc * 3]!;
      const qy = wa * positions[va * 3 + 1]! + wb * positions[vb * 3 + 1]! + wc * positions[vc * 3 + 1]!;
      const qz = wa * positions[va * 3 + 2]! + wb * positions[vb * 3 + 2]! + wc * positions[vc * 3 + 2]!;
      let ex = view.eye[0] - qx,
        ey = view.eye[1] - qy,
        ez = view.eye[2] - qz;
      const el = Math.sqrt(ex * ex + ey * ey + ez * ez);
      ex /= el;
      ey /= el;
      ez /= el;
      const facing = Math.max(0, mx * ex + my * ey + mz * ez);
      const grazing = (1 - facing) ** 3;
      const fuzz = 1 + surface.sheen * 1.6 * grazing;
      const mirror = 0.08 * surface.specular + (1 - surface.roughness) * surface.specular * (1 - facing) ** 5;
      const rx = 2 * facing * mx - ex,
        ry = 2 * facing * my - ey,
        rz = 2 * facing * mz - ez;
      const at = Math.floor(y / perPixel) * width + Math.floor(x / perPixel);
      let lr = 0,
        lg = 0,
        lb = 0,
        hr = 0,
        hg = 0,
        hb = 0;
      for (let i = 0; i < rig.lights.length; i++) {
        const arrives = c[i * 4]!;
        if (arrives < 1e-4) continue;
        const { color } = rig.lights[i]!;
        const lx = c[i * 4 + 1]!,
          ly = c[i * 4 + 2]!,
          lz = c[i * 4 + 3]!;
        const plain = Math.max(0, nx * lx + ny * ly + nz * lz);
        const bent = Math.max(0, mx * lx + my * ly + mz * lz);
        const value = arrives * Math.min(2.2, (bent + 0.08) / (plain + 0.08));
        lr += value * color[0];
        lg += value * color[1];
        lb += value * color[2];
        const box = boxes[i]!;
        const shine = mirror * (arrives / Math.max(0.2, plain)) * box.seen(qx, qy, qz, rx, ry, rz, surface.roughness);
        hr += shine * color[0];
        hg += shine * color[1];
        hb += shine * color[2];
      }
      const base = rig.lights.length * 4;
      const openness = (0.8 + 0.2 * mz) / (0.8 + 0.2 * nz);
      lr += c[base]! * openness;
      lg += c[base + 1]! * openness;
      lb += c[base + 2]! * openness;
      const tone = 1 + surface.melange * (tiled(grain, grain.tone, gx, gy) * 2 - 1);
      const three = at * 3;
      plates.light[three]! += lr * fuzz * share;
      plates.light[three + 1]! += lg * fuzz * share;
      plates.light[three + 2]! += lb * fuzz * share;
      plates.gloss[three]! += (hr + c[base]! * mirror) * share;
      plates.gloss[three + 1]! += (hg + c[base + 1]! * mirror) * share;
      plates.gloss[three + 2]! += (hb + c[base + 2]! * mirror) * share;
      for (let k = 0; k < 3; k++) {
        const inked = (sample(texture.ink, tw, th, 3, k, sx, sy) / 255) * tone * share;
        plates.ink[three + (isInside && k === 2 ? 0 : k)]! += inked;
      }
      plates.bounced[at]! += c[base + 3]! * share;
      plates.coverage[at]! += share;
    }
  }
  return plates;
}

/** Which way the cloth's x and z run on each triangle, in metres of room per metre of cloth. */
function tangents({ positions, triangles, flat }: Body): Float64Array {
  const frames = new Float64Array(triangles.length * 2);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t]! * 3, triangles[t + 1]! * 3, triangles[t + 2]! * 3];
    const [u1, v1] = [flat[t * 2 + 2]! - flat[t * 2]!, flat[t * 2 + 3]! - flat[t * 2 + 1]!];
    const [u2, v2] = [flat[t * 2 + 4]! - flat[t * 2]!, flat[t * 2 + 5]! - flat[t * 2 + 1]!];
    const det = u1 * v2 - u2 * v1;
    if (Math.abs(det) < 1e-14) continue;
    for (let k = 0; k < 3; k++) {
      const [p1, p2] = [positions[b + k]! - positions[a + k]!, positions[c + k]! - positions[a + k]!];
      frames[t * 2 + k] = (p1 * v2 - p2 * v1) / det;
      frames[t * 2 + 3 + k] = (p2 * u1 - p1 * u2) / det;
    }
  }
  return frames;
}

/** How much of a soft box a shiny surface mirrors toward the eye, in units of its radiance. */
interface Reflection {
  seen(px: number, py: number, pz: number, rx: number, ry: number, rz: number, roughness: number): number;
}

function reflections(rig: Rig, { center, turn, reach }: Shot): Reflection[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return rig.lights.map(({ at, width, height, power }) => {
    const place = [
      center[0] + (at[0] * cos + at[1] * sin) * reach,
      center[1] + (at[1] * cos - at[0] * sin) * reach,
      center[2] + at[2] * reach,
    ];
    const distance = Math.hypot(...at) * reach;
    const toward = [
      (center[0] - place[0]!) / distance,
      (center[1] - place[1]!) / distance,
      (center[2] - place[2]!) / distance,
    ];
    const level = Math.hypot(toward[0]!, toward[1]!) || 1;
    const side = [toward[1]! / level, -toward[0]! / level, 0];
    const high = [-toward[2]! * side[1]!, toward[2]! * side[0]!, toward[0]! * side[1]! - toward[1]! * side[0]!];
    const [w, h] = [(width * reach) / 2, (height * reach) / 2];
    const radiance = (power * Math.PI * distance * distance) / (4 * w * h);
    return {
      seen(px, py, pz, rx, ry, rz, roughness) {
        const falling = rx * toward[0]! + ry * toward[1]! + rz * toward[2]!;
        if (falling >= -0.05) return 0;
        const [dx, dy, dz] = [place[0]! - px, place[1]! - py, place[2]! - pz];
        const along = (dx * toward[0]! + dy * toward[1]! + dz * toward[2]!) / falling;
        const [ix, iy, iz] = [rx * along - dx, ry * along - dy, rz * along - dz];
        const blur = 0.04 + roughness * roughness * along * 0.9;
        const across = edge(Math.abs(ix * side[0]! + iy * side[1]!), w, blur);
        const upward = edge(Math.abs(ix * high[0]! + iy * high[1]! + iz * high[2]!), h, blur);
        return across * upward * radiance * ((w * h) / ((w + blur * 0.5) * (h + blur * 0.5)));
      },
    };
  });
}

/** 1 inside of a soft edge, 0 outside, and half on it. */
function edge(distance: number, half: number, blur: number): number {
  const t = Math.min(1, Math.max(0, (half + blur - distance) / (2 * blur)));
  return t * t * (3 - 2 * t);
}

/** A value of a tile between its pixels. Its size is a power of two, so that a mask repeats it. */
function tiled({ size }: Grain, values: Float32Array, x: number, y: number): number {
  const mask = size - 1;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const left = i & mask;
  const right = (i + 1) & mask;
  const top = (j & mask) * size;
  const low = ((j + 1) & mask) * size;
  return (
    (values[top + left]! * (1 - fx) + values[top + right]! * fx) * (1 - fy) +
    (values[low + left]! * (1 - fx) + values[low + right]! * fx) * fy
  );
}
