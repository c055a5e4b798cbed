import { describe, expect, it } from "vitest";

import {
  MailButton,
  MailCell,
  MailFacts,
  MailHeading,
  MailImage,
  MailLink,
  MailTable,
  MailText,
} from "./mail-parts.tsx";
import { plainText } from "./plain-text.ts";

describe("the text version of an email", () => {
  it("parts headings and paragraphs by an empty line, and keeps line breaks", () => {
    const text = plainText(
      <>
        <MailHeading>Delivering to</MailHeading>
        <MailText>
          Åsa Öberg
          <br />
          Trosa
        </MailText>
        <MailText>Thank you</MailText>
      </>,
    );
    expect(text).toBe("Delivering to\n\nÅsa Öberg\nTrosa\n\nThank you");
  });

  it("gives a link by its text and address, under the sentence it stands in", () => {
    const link = <MailLink href="https://shop.example/reviews">Write a review</MailLink>;
    expect(plainText(<MailText>Worn it? {link} today.</MailText>)).toBe(
      "Worn it? Write a review today.\nWrite a review: https://shop.example/reviews",
    );
    expect(plainText(<MailButton href="https://shop.example/shop">Shop</MailButton>)).toBe(
      "Shop: https://shop.example/shop",
    );
  });

  it("lists links that stand side by side, and gives an address once", () => {
    const text = plainText(
      <MailText>
        <MailLink href="mailto:hello@shop.example">hello@shop.example</MailLink>
        {" · "}
        <MailLink href="https://shop.example/faq">FAQ</MailLink>
      </MailText>,
    );
    expect(text).toBe("hello@shop.example\nFAQ: https://shop.example/faq");
    const write = <MailLink href="mailto:hello@shop.example">hello@shop.example</MailLink>;
    expect(plainText(<MailText>Write to {write}.</MailText>)).toBe("Write to hello@shop.example.");
  });

  it("gives a fact, a row of a table and a point of a list a line each", () => {
    const facts = [
      { name: "Sat", fact: "10:00-16:00" },
      { name: "Sun", fact: "Closed" },
    ];
    expect(plainText(<MailFacts facts={facts} />)).toBe("Sat: 10:00-16:00\nSun: Closed");
    const row = (name: string) => (
      <tr>
        <MailCell>
          <div />
        </MailCell>
        <td>
          <strong>{name}</strong>
          <br />2 × 299 kr
        </td>
        <td>598 kr</td>
      </tr>
    );
    expect(
      plainText(
        <MailTable purpose="data">
          {row("Tee")}
          {row("Cap")}
        </MailTable>,
      ),
    ).toBe("Tee, 2 × 299 kr: 598 kr\nCap, 2 × 299 kr: 598 kr");
    expect(
      plainText(
        <ul>
          <li>One</li>
          <li>Two</li>
        </ul>,
      ),
    ).toBe("- One\n- Two");
  });

  it("says pictures by their alternative text, and nothing of what is hidden", () => {
    const picture = (alt: string) => <MailImage src="https://shop.example/a.png" alt={alt} width={1} height={1} />;
    const hidden = <div style={{ display: "none" }}>Preview</div>;
    expect(plainText([hidden, picture("Pulse Mode"), picture(""), null, false, 3])).toBe("Pulse Mode3");
  });

  it("leaves markup that somebody typed as it is", () => {
    expect(plainText(<MailText>{"<b>Åsa</b> & Öberg"}</MailText>)).toBe("<b>Åsa</b> & Öberg");
  });
});
