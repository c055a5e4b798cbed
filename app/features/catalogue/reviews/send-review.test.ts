import { afterEach, describe, expect, it, vi } from "vitest";

import { emptyReviewForm } from "./review-form.ts";
import { chooseImages, type ChosenPicture, sendReview } from "./send-review.ts";

const file = (name: string): ChosenPicture => ({ file: new File(["x"], name, { type: "image/png" }), preview: name });
const answer = (status: number, body: object) => Response.json(body, { status });
const stored = (fileId: string) => answer(201, { status: true, fileId });
const sent = () => answer(201, { status: true, id: "rev_1" });

/** Answers the calls in turn, and notes what each was asked. */
function server(...answers: (() => Response)[]) {
  const calls: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: FormData | string }) => {
    calls.push({ path, body: typeof body === "string" ? JSON.parse(body) : Object.fromEntries(body) });
    const next = answers.shift();
    if (!next) throw new TypeError("Failed to fetch");
    return next();
  });
  return calls;
}
afterEach(() => vi.unstubAllGlobals());

const submission = (pictures: ChosenPicture[]) => ({ key: "key-1", form: emptyReviewForm, pictures, order: null });

describe("sending a review", () => {
  it("uploads its pictures under its key first, and names them", async () => {
    const calls = server(
      () => stored("fil_1"),
      () => stored("fil_2"),
      sent,
    );
    expect(await sendReview(submission([file("a.png"), file("b.png")]))).toEqual({ kind: "sent" });
    expect(calls.map(({ path }) => path)).toEqual(["/api/storage/upload", "/api/storage/upload", "/api/reviews"]);
    expect(calls[0]?.body).toMatchObject({ folder: "reviews", review: "key-1" });
    expect(calls[2]?.body).toMatchObject({ key: "key-1", images: ["fil_1", "fil_2"] });
  });

  it.each([
    [413, /^b\.png: it's larger than 5 MB/],
    [415, /^b\.png: it's not a JPEG, PNG, WebP or AVIF/],
    [429, /^b\.png: there were too many uploads/],
    [503, /^b\.png: we couldn't save it/],
  ])("says which picture failed and why, for the answer %d", async (status, problem) => {
    const pictures = [file("a.png"), file("b.png")];
    const calls = server(
      () => stored("fil_1"),
      () => answer(status, { error: "Upload failed" }),
    );
    const result = await sendReview(submission(pictures));
    expect(result).toEqual({
      kind: "failed",
      key: "key-1",
      problem: expect.stringMatching(problem),
      picture: pictures[1],
    });
    expect(calls).toHaveLength(2);
    expect(pictures[0]?.fileId).toBe("fil_1");
  });

  it("says so when the line breaks, and uploads only what is missing when it is tried again", async () => {
    const pictures = [file("a.png"), file("b.png")];
    server(() => stored("fil_1"));
    expect(await sendReview(submission(pictures))).toMatchObject({
      problem: expect.stringMatching(/^b\.png: the connection was lost/),
    });
    const calls = server(() => stored("fil_2"), sent);
    expect(await sendReview(submission(pictures))).toEqual({ kind: "sent" });
    expect(calls).toHaveLength(2);
  });

  it("is done when the review was stored and only the answer got lost", async () => {
    const calls = server(() => answer(409, { error: "Sent", code: "already-sent" }), sent);
    expect(await sendReview(submission([file("late.png")]))).toEqual({ kind: "sent" });
    expect(calls[1]?.body).toMatchObject({ key: "key-1", images: [] });
  });

  it("begins anew with another key when pictures that were taken away have used the places up", async () => {
    const pictures = [{ ...file("a.png"), fileId: "fil_1" }, file("b.png")];
    const calls = server(
      () => answer(409, { error: "You can upload a maximum of 5 images.", code: "too-many" }),
      () => stored("fil_3"),
      () => stored("fil_4"),
      sent,
    );
    expect(await sendReview(submission(pictures))).toEqual({ kind: "sent" });
    const [, , , review] = calls;
    expect(review?.body).not.toMatchObject({ key: "key-1" });
    expect(review?.body).toMatchObject({ images: ["fil_3", "fil_4"] });
  });

  it("uploads the pictures again when the shop no longer has them", async () => {
    const pictures = [{ ...file("a.png"), fileId: "fil_old" }];
    server(() => answer(409, { error: "Your pictures have to be uploaded again.", code: "pictures-gone" }));
    const failed = await sendReview(submission(pictures));
    expect(failed).toMatchObject({ kind: "failed", problem: "Your pictures have to be uploaded again." });
    expect(pictures[0]?.fileId).toBeUndefined();
  });
});

describe("chosen files", () => {
  const picture = { name: "me.jpg", type: "image/jpeg" };
  const notes = { name: "notes.txt", type: "text/plain" };

  it.each([
    [[picture, picture], 3, [0, 1], null],
    [[notes, picture], 0, [1], "notes.txt isn't a picture. Choose pictures only."],
    [[notes, { name: "b.pdf", type: "" }], 0, [], "notes.txt, b.pdf aren't pictures. Choose pictures only."],
    [[picture, picture], 4, [], "You can upload a maximum of 5 images."],
  ])("%j beside %d", (files, chosen, images, problem) => {
    expect(chooseImages(files, chosen)).toEqual({ images, problem });
  });
});
