import type { Scene } from "./camera/photograph.ts";
import type { Vec3 } from "./cloth/pattern.ts";
import { moved } from "./garment.ts";

/** Turns a scene around an axis through a point: counterclockwise as seen from the axis' tip, in degrees. */
export function turned(scene: Scene, axis: "x" | "y" | "z", degrees: number, about: Vec3 = [0, 0, 0]): Scene {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return moved(scene, ([px, py, pz]) => {
    const [x, y, z] = [px - about[0], py - about[1], pz - about[2]];
    const [a, b, c] =
      axis === "x"
        ? [x, y * cos - z * sin, y * sin + z * cos]
        : axis === "y"
          ? [x * cos + z * sin, y, z * cos - x * sin]
          : [x * cos - y * sin, x * sin + y * cos, z];
    return [a + about[0], b + about[1], c + about[2]];
  });
}

/** Moves a scene by so many metres. */
export function shifted(scene: Scene, [dx, dy, dz]: Vec3): Scene {
  return moved(scene, ([x, y, z]) => [x + dx, y + dy, z + dz]);
}
