import { describe, expect, it } from "vitest";

import { answerBlocks, faqTable, plainAnswer } from "./faq-answer.ts";
import { typedFaq } from "./page-texts.server.ts";

const table = faqTable("Delivery times");

describe("an answer of the FAQ", () => {
  it("has its paragraphs and tables in their order", () => {
    const blocks = answerBlocks(`One\nline.\n\nTwo.\r\n${table}\nThree.`);
    expect(blocks.map((block) => (typeof block === "string" ? block : block.table.rows[0]))).toEqual([
      "One line.",
      "Two.",
      ["Sweden", "3-5", "1-2", "7-12"],
      "Three.",
    ]);
  });

  it("says in plain words what its links and tables say", () => {
    const plain = plainAnswer(`See [Returns](/returns).\n\n${table}`);
    expect(plain).toMatch(/^See Returns\. Business days .*Sweden: Standard 3-5, Express 1-2, Partner 7-12\. Norway: /);
    expect(plain).not.toMatch(/[[\]{}]/);
  });
});

describe("the FAQ that staff type", () => {
  const typed = (answer: string, intro = "") =>
    typedFaq.safeParse({ intro, entries: [{ question: "Why?", answer }] }).error?.issues.map(({ message }) => message);

  it.each(["Ask [us](/contact) or [mail](mailto:{email}).", `Soon.\n\n${table}\n\nOr later.`, "Under 3 kg (or < 4)"])(
    "may say %j",
    (answer) => expect(typed(answer)).toBeUndefined(),
  );

  it.each([
    ["[Win](javascript:alert)", /Links can start with/],
    ["[Win](//elsewhere.example)", /Links can start with/],
    ["Read [this](", /Incomplete link/],
    ["<b>Now</b>", /HTML/],
    ["Fine.\n{table: Prices}", /Unknown table 'Prices'. Use: Delivery times/],
    ["{nobody}", /known placeholder/],
  ])("may not say %j", (answer, problem) => {
    expect(typed(answer)?.[0]).toMatch(problem);
    if (!answer.includes("table")) expect(typed("Fine.", answer)?.[0]).toMatch(problem);
  });
});
