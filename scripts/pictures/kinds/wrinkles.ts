type Raised = (piece: string, point: readonly [x: number, z: number]) => number;

/** The small folds of stretched cloth at crotch, knee and ankle, in metres outward; loose cloth has larger ones. */
export function wrinkles(crotch: number, hem: number, size = 1): Raised {
  return (piece, [px, z]) => {
    const x = piece.endsWith("Left") ? -px : px;
    const back = piece.startsWith("back");
    const hand = piece.endsWith("Left") ? 1.7 : 0;
    const knee = near(z, 0.47, 0.09 * size) * (back ? 1.1 : 0.7);
    const ankle = near(z, hem + 0.06, 0.06);
    const thigh = near(z, crotch - 0.02, 0.08) * Math.exp(-Math.max(0, x + 0.03) / 0.06);
    const bend = (x - 0.1) * 2.2;
    return (
      size *
      (0.0022 * knee * folds(z - bend * (x - 0.1) + 0.12 * x, 0.044 * size, hand + x * 9) +
        0.0016 * ankle * folds(z + 0.2 * x, 0.034 * size, hand + x * 14) +
        0.0022 * thigh * folds(z - 0.75 * x, 0.042 * size, hand))
    );
  };
}

function near(z: number, at: number, width: number): number {
  return Math.exp(-(((z - at) / width) ** 2));
}

/** Uneven parallel folds, `pitch` metres apart. */
function folds(along: number, pitch: number, shift: number): number {
  const turn = (2 * Math.PI * along) / pitch;
  return (
    Math.sin(turn + shift + 0.9 * Math.sin(turn * 0.37 + shift)) * (0.65 + 0.35 * Math.sin(turn * 0.23 + shift * 2))
  );
}
