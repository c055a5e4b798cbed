import type { Vec3 } from "../cloth/pattern.ts";
import { type Body, normalsOf } from "./body.ts";
import type { Light, Rig } from "./lights.ts";
import { type Rays, raysThrough } from "./rays.ts";
import type { Shot } from "./view.ts";

/** For each light four numbers: what arrives of it and, as a unit vector, from where. Then three of sky and one bounced. */
export const channelsOf = (rig: Rig) => rig.lights.length * 4 + 4;

const gathered = 40;
const lift = 0.0012;
/** What every surface gives back of light that bounced before, so that the inside of a hood is not black. */
const hollow = 0.2;

/**
 * Works out the light that reaches every vertex of a body: lights with their soft shadows, and where the eye can see it
 * the open sky and the light that bounced once.
 */
export function illuminate(body: Body, rig: Rig, { center: aim, turn: degrees, reach }: Shot, eye: Vec3): Float32Array {
  const turn = (degrees * Math.PI) / 180;
  const normals = normalsOf(body);
  const rays = raysThrough(body.positions, body.triangles);
  const width = channelsOf(rig);
  const count = body.positions.length / 3;
  const channels = new Float32Array(count * width);
  const boxes = rig.lights.map((light) => points(light, aim, turn, reach));
  for (let v = 0; v < count; v++) {
    rig.lights.forEach((light, i) => {
      arriving(body.positions, normals, v, boxes[i]!, light.power, rays, channels, v * width + i * 4);
    });
  }
  const direct = (vertex: number) => rig.lights.reduce((sum, _, i) => sum + channels[vertex * width + i * 4]!, 0);
  const directions = hemisphere(gathered);
  for (let v = 0; v < count; v++)
    if (isSeen(body.positions, normals, v, eye))
      gather(body, normals, v, rig, directions, rays, direct, channels, v * width + rig.lights.length * 4);
  return smoothed(body, channels, width, 2);
}

/** Whether a vertex faces the eye, or nearly. */
function isSeen(positions: Float64Array, normals: Float64Array, v: number, eye: Vec3): boolean {
  let [facing, square] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const toward = eye[k]! - positions[v * 3 + k]!;
    facing += toward * normals[v * 3 + k]!;
    square += toward * toward;
  }
  return facing > -0.3 * Math.sqrt(square);
}

/** Points spread over a soft box, where it stands in the room. */
function points({ at, width, height, samples }: Light, aim: Vec3, turn: number, reach: number): Vec3[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const length = Math.hypot(at[0], at[1]);
  const sideways: Vec3 = [at[1] / length, -at[0] / length, 0];
  return Array.from({ length: samples * samples }, (_, i) => {
    const u = (((i % samples) + 0.5) / samples - 0.5) * width;
    const w = ((Math.floor(i / samples) + 0.5) / samples - 0.5) * height;
    const [x, y, z] = [at[0] + sideways[0] * u, at[1] + sideways[1] * u, at[2] + w];
    return [aim[0] + (x * cos + y * sin) * reach, aim[1] + (y * cos - x * sin) * reach, aim[2] + z * reach];
  });
}

function arriving(
  positions: Float64Array,
  normals: Float64Array,
  v: number,
  box: readonly Vec3[],
  power: number,
  rays: Rays,
  out: Float32Array,
  at: number,
): void {
  const [nx, ny, nz] = [normals[v * 3]!, normals[v * 3 + 1]!, normals[v * 3 + 2]!];
  const [px, py, pz] = [
    positions[v * 3]! + nx * lift,
    positions[v * 3 + 1]! + ny * lift,
    positions[v * 3 + 2]! + nz * lift,
  ];
  let [sum, mx, my, mz] = [0, 0, 0, 0];
  for (const [x, y, z] of box) {
    const [dx, dy, dz] = [x - px, y - py, z - pz];
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const [ux, uy, uz] = [dx / length, dy / length, dz / length];
    const facing = ux * nx + uy * ny + uz * nz;
    mx += ux;
    my += uy;
    mz += uz;
    if (facing <= 0 || rays.hit(px, py, pz, ux, uy, uz, length, true) >= 0) continue;
    sum += facing;
  }
  const length = Math.hypot(mx, my, mz) || 1;
  out[at] = (sum / box.length) * power;
  out[at + 1] = mx / length;
  out[at + 2] = my / length;
  out[at + 3] = mz / length;
}

function gather(
  { positions, triangles }: Body,
  normals: Float64Array,
  v: number,
  rig: Rig,
  directions: readonly Vec3[],
  rays: Rays,
  direct: (vertex: number) => number,
  out: Float32Array,
  at: number,
): void {
  const [nx, ny, nz] = [normals[v * 3]!, normals[v * 3 + 1]!, normals[v * 3 + 2]!];
  const [px, py, pz] = [
    positions[v * 3]! + nx * lift,
    positions[v * 3 + 1]! + ny * lift,
    positions[v * 3 + 2]! + nz * lift,
  ];
  // A frame that turns as little as it can from one vertex to the next, so that no grain shows.
  const up = Math.abs(nz) < 0.9 ? [0, 0, 1] : [0, 1, 0];
  let [tx, ty, tz] = [up[1]! * nz - up[2]! * ny, up[2]! * nx - up[0]! * nz, up[0]! * ny - up[1]! * nx];
  const length = Math.hypot(tx, ty, tz);
  [tx, ty, tz] = [tx / length, ty / length, tz / length];
  const [bx, by, bz] = [ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx];
  for (const [x, y, z] of directions) {
    const dx = tx * x + bx * y + nx * z;
    const dy = ty * x + by * y + ny * z;
    const dz = tz * x + bz * y + nz * z;
    const met = rays.hit(px, py, pz, dx, dy, dz, 2, false);
    if (met >= 0) out[at + 3]! += (direct(triangles[met * 3]!) + hollow) / gathered;
    else {
      const t = 0.5 + 0.5 * dz;
      for (let k = 0; k < 3; k++) out[at + k]! += (rig.sky[1][k]! + (rig.sky[0][k]! - rig.sky[1][k]!) * t) / gathered;
    }
  }
}

/** Directions over the upper half, denser toward the pole, as a matte surface sees. */
function hemisphere(count: number): Vec3[] {
  return Array.from({ length: count }, (_, i) => {
    const radius = Math.sqrt((i + 0.5) / count);
    const angle = i * Math.PI * (3 - Math.sqrt(5));
    return [radius * Math.cos(angle), radius * Math.sin(angle), Math.sqrt(1 - radius * radius)];
  });
}

/** Evens out channels between neighbors. */
function smoothed({ triangles }: Body, channels: Float32Array, width: number, times: number): Float32Array {
  let values = channels;
  for (let round = 0; round < times; round++) {
    const sums = Float32Array.from(values);
    const weights = new Float32Array(values.length / width).fill(1);
    for (let t = 0; t < triangles.length; t += 3)
      for (let k = 0; k < 3; k++) {
        const [a, b] = [triangles[t + k]!, triangles[t + ((k + 1) % 3)]!];
        weights[a]! += 0.25;
        weights[b]! += 0.25;
        for (let c = 0; c < width; c++) {
          sums[a * width + c]! += 0.25 * values[b * width + c]!;
          sums[b * width + c]! += 0.25 * values[a * width + c]!;
        }
      }
    for (let i = 0; i < sums.length; i++) sums[i]! /= weights[Math.floor(i / width)]!;
    values = sums;
  }
  return values;
}
