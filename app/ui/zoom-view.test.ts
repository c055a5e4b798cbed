import { describe, expect, it } from "vitest";

import { movedBy, pinched, stageOf, type View, wholeView, within, zoomedAt } from "./zoom-view.ts";

/** A phone, and a picture of 1200 × 1500 pixels on it. */
const stage = stageOf({ width: 1200, height: 1500 }, { width: 400, height: 800 });
const middle = { x: 0, y: 0 };

describe("the stage", () => {
  it("fits the whole picture, and ends at one pixel of the screen for each of the picture's", () => {
    expect(stage.fitted).toEqual({ width: 400, height: 500 });
    expect(stage.greatest).toBe(3);
    expect(stageOf({ width: 1200, height: 1500 }, { width: 1280, height: 750 }).fitted).toEqual({
      width: 600,
      height: 750,
    });
  });

  it("lets a picture smaller than the window be enlarged as by a double tap", () => {
    expect(stageOf({ width: 100, height: 100 }, { width: 400, height: 800 }).greatest).toBe(2.5);
  });
});

describe("zooming", () => {
  it("keeps the spot under the finger there", () => {
    const point = { x: 120, y: -60 };
    const spot = ({ scale, x, y }: View) => [(point.x - x) / scale, (point.y - y) / scale];
    const zoomed = zoomedAt(zoomedAt(wholeView, 2, point, stage), 1.2, point, stage);
    expect(zoomed.scale).toBeCloseTo(2.4);
    expect(spot(zoomed)[0]).toBeCloseTo(120);
    // Upwards the picture is lower than the window until 1.6: it stays in the middle rather than under the finger.
    expect(zoomed.y).toBeLessThanOrEqual((500 * 2.4 - 800) / 2);
  });

  it("ends at the whole picture and at its full pixels", () => {
    expect(zoomedAt(wholeView, 0.2, { x: 50, y: 50 }, stage)).toEqual(wholeView);
    expect(zoomedAt(wholeView, 100, middle, stage)).toEqual({ scale: 3, x: 0, y: 0 });
  });

  it("out again leaves nothing beside the picture", () => {
    const corner = movedBy({ scale: 3, x: 0, y: 0 }, { x: 9999, y: 9999 }, stage);
    expect(zoomedAt(corner, 1 / 3, { x: 199, y: 399 }, stage)).toEqual(wholeView);
  });
});

describe("dragging", () => {
  it("does not move a whole picture", () => {
    expect(movedBy(wholeView, { x: 80, y: -80 }, stage)).toEqual(wholeView);
  });

  it("stops where the picture's edge meets the window's", () => {
    const far = movedBy({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, stage);
    expect(far).toEqual({ scale: 2, x: (800 - 400) / 2, y: -(1000 - 800) / 2 });
  });

  it("moves sideways alone while the picture is lower than the window", () => {
    expect(movedBy({ scale: 1.5, x: 0, y: 0 }, { x: 30, y: 30 }, stage)).toEqual({ scale: 1.5, x: 30, y: 0 });
  });
});

describe("pinching", () => {
  it("zooms by how far the fingers part, and follows where they go", () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const after = [
      { x: -90, y: 0 },
      { x: 110, y: 0 },
    ] as const;
    expect(pinched(wholeView, before, after, stage)).toEqual({ scale: 2, x: 10, y: 0 });
  });

  it("takes two fingers on one spot for no division by nothing", () => {
    const same = [middle, middle] as const;
    expect(pinched(wholeView, same, same, stage)).toEqual(wholeView);
  });
});

it("a turned phone brings a view back within its new bounds", () => {
  const turned = stageOf({ width: 1200, height: 1500 }, { width: 800, height: 400 });
  const view = within({ scale: 3, x: 400, y: 350 }, turned);
  expect(view).toEqual({ scale: 3, x: (320 * 3 - 800) / 2, y: 350 });
});
