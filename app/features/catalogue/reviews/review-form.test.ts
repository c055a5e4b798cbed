import { describe, expect, it } from "vitest";

import { emptyReviewForm, missingReviewFields, parseReviewDraft } from "./review-form.ts";
import { countText, ratingOf } from "./review.ts";

const full = {
  email: "a@b",
  name: "Åsa",
  location: "Trosa",
  product: "tee",
  rating: 4,
  feedback: "Warm.",
  fit: "true" as const,
  size: "M",
};

describe("parseReviewDraft", () => {
  it("reads what was stored, and takes no pictures", () => {
    expect(parseReviewDraft(JSON.stringify({ ...full, images: ["data:…"] }))).toEqual(full);
  });

  it.each([null, "", "{", "null", "[]", "12", '{"name":7}'])("ignores %j", (stored) => {
    expect(parseReviewDraft(stored)).toEqual(emptyReviewForm);
  });

  it.each(["huge", 1, null])("takes no fit of %j", (fit) => {
    expect(parseReviewDraft(JSON.stringify({ ...full, fit }))).toEqual({ ...full, fit: "" });
  });

  it.each([-1, 6, 2.5, "5", null])("takes no rating of %j", (rating) => {
    expect(parseReviewDraft(JSON.stringify({ ...full, rating }))).toEqual({ ...full, rating: 0 });
  });
});

describe("missingReviewFields", () => {
  it("names what is blank, in the order of the form", () => {
    expect(missingReviewFields(emptyReviewForm)).toEqual(["name", "location", "product", "rating", "feedback"]);
    expect(missingReviewFields({ ...full, name: "  ", rating: 0 })).toEqual(["name", "rating"]);
    expect(missingReviewFields(full)).toEqual([]);
  });
});

describe("a rating", () => {
  it.each([
    [0, 0, null],
    [13, 3, 4.3],
    [5, 1, 5],
    [406, 83, 4.9],
  ])("of %d in all from %d is %s", (sum, count, average) => {
    expect(ratingOf({ sum, count })).toEqual({ average, count });
  });

  it("counts in words", () => {
    expect([countText(0), countText(1), countText(83)]).toEqual(["0 reviews", "1 review", "83 reviews"]);
  });
});
