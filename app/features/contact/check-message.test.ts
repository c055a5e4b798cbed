import { describe, expect, it } from "vitest";

import { contactValues, missingContactFields, presetMessage } from "./check-message.ts";

const full = { name: "Åsa", email: "asa@mail.example", subject: "order", message: "Hello" };

describe("missingContactFields", () => {
  it("finds nothing in a full form", () => {
    expect(missingContactFields(full)).toEqual([]);
  });

  it("finds what is blank, in the order of the page", () => {
    expect(missingContactFields({ ...full, message: "", name: "  " })).toEqual(["name", "message"]);
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
    expect(missingContactFields(contactValues(form))).toEqual(["name", "email", "subject", "message"]);
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
