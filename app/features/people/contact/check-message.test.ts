import { describe, expect, it } from "vitest";

import { contactErrors, contactNotice, contactValues } from "./check-message.ts";
import { presetMessage } from "./preset-message.ts";

const full = { name: "Åsa", email: "asa@mail.example", subject: "order", message: "Hello" };

const blank = "Please fill out this field";

describe("contactErrors", () => {
  it("finds nothing in a full form", () => {
    expect(contactErrors(full)).toEqual({});
  });

  it("finds what is blank, in the order of the page", () => {
    const errors = contactErrors({ ...full, message: "", name: "  ", subject: "" });
    expect(Object.entries(errors)).toEqual([
      ["name", blank],
      ["subject", blank],
      ["message", blank],
    ]);
    expect(contactNotice(errors)).toBe("Please fill out all fields");
  });

  it("says in words what is wrong with a field that is filled", () => {
    const errors = contactErrors({ ...full, email: "asa@exampel" });
    expect(errors).toEqual({ email: "Please enter a valid email address." });
    expect(contactNotice(errors)).toBe("Please enter a valid email address.");
    expect(contactErrors({ ...full, message: "x".repeat(5_001) })).toEqual({
      message: "This is too long. Please shorten it.",
    });
  });
});

describe("contactValues", () => {
  it("takes the four fields and nothing else", () => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ ...full, status: "replied" })) form.set(field, value);
    expect(contactValues(form)).toEqual(full);
  });

  it("counts a field that is missing, or a file, as blank", () => {
    const form = new FormData();
    form.set("message", new Blob(["x"]));
    expect(Object.keys(contactErrors(contactValues(form)))).toEqual(["name", "email", "subject", "message"]);
  });
});

describe("presetMessage", () => {
  it("presets a return", () => {
    expect(presetMessage("returns")).toMatchObject({ subject: "returns", message: expect.stringMatching(/return/) });
  });

  it.each([null, "order", "<script>"])("presets nothing for %s", (reason) => {
    expect(presetMessage(reason)).toEqual({ name: "", email: "", subject: "", message: "" });
  });
});
