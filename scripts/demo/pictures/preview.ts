import sharp from "sharp";
import { drawProduct } from "./draw.ts";
import { drawEditorial, editorialNames } from "./editorial.ts";
import { cuts, type GarmentKind } from "./kinds.ts";

/*
 * node scripts/demo/pictures/preview.ts sheet.png                 every kind and cut, front and back
 * node scripts/demo/pictures/preview.ts sheet.png tee,hoodie      only these kinds
 * node scripts/demo/pictures/preview.ts sheet.png editorial       the editorial pictures, wide and tall
 */

interface Cell {
  svg: string;
  width: number;
}

const HEIGHT = 420;
const COLUMNS = 6;
const fabrics = ["#15171A", "#F4F4F2", "#3B5BA5", "#C6FF3D", "#B5523B", "#5C6B5A"];

const [target, selection] = process.argv.slice(2);
if (!target) throw new Error("Usage: node scripts/demo/pictures/preview.ts <sheet.png> [kinds | editorial]");
await renderSheet(selection === "editorial" ? editorialCells() : productCells(selection?.split(",")), target);

function productCells(only: string[] | undefined): Cell[] {
  const kinds = (Object.keys(cuts) as GarmentKind[]).filter((kind) => !only || only.includes(kind));
  const designs = kinds.flatMap((kind) => cuts[kind].map((cut) => ({ kind, cut })));
  return designs.flatMap(({ kind, cut }, i) => {
    const color = fabrics[i % fabrics.length]!;
    return (["front", "back"] as const).map((view) => ({
      svg: drawProduct(kind, color, view, cut),
      width: HEIGHT * 0.8,
    }));
  });
}

function editorialCells(): Cell[] {
  return editorialNames.flatMap((name) => [
    { svg: drawEditorial(name, 2000, 1125), width: HEIGHT * 1.2 },
    { svg: drawEditorial(name, 1000, 1250), width: HEIGHT * 0.8 },
  ]);
}

/** Lays the pictures out in rows and writes them as one PNG. */
async function renderSheet(cells: readonly Cell[], path: string): Promise<void> {
  const rows = Math.ceil(cells.length / COLUMNS);
  const columnWidth = Math.max(...cells.map(({ width }) => width));
  const pictures = [];
  for (const [i, { svg, width }] of cells.entries()) {
    const input = await sharp(Buffer.from(svg))
      .resize({ width: Math.round(width), height: HEIGHT, fit: "inside" })
      .toBuffer();
    pictures.push({ input, left: Math.round((i % COLUMNS) * columnWidth), top: Math.floor(i / COLUMNS) * HEIGHT });
  }
  const size = { width: Math.round(columnWidth * COLUMNS), height: rows * HEIGHT };
  await sharp({ create: { ...size, channels: 3, background: "#FFFFFF" } })
    .composite(pictures)
    .png()
    .toFile(path);
}
