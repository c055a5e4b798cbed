import { describe, expect, it } from "vitest";

import { loggedWords } from "./logged-words.ts";

describe("the words of a search in the log", () => {
  it.each([
    ["  Svarta   LÖPARTIGHTS ", "svarta lopartights"],
    ["strumpor 40-43", "strumpor 40-43"],
    ["duffel 45 L", "duffel 45 l"],
    ["xl", "xl"],
    ["strl 42", "strl 42"],
    ["hoodie 38", "hoodie 38"],
    ["road 42", "road 42"],
    ["gate 38", "gate 38"],
    ["tights at home", "tights at home"],
    ["balance 5", "balance 5"],
    ["2.5 l bag", "2.5 l bag"],
    ["<script>", "<script>"],
    ['=HYPERLINK("x")', '=hyperlink("x")'],
  ])("of %j are %j", (text, words) => {
    expect(loggedWords(text)).toBe(words);
  });

  it.each([
    ["an e-mail address", "anna.berg@mail.example"],
    ["an e-mail address within a text", "where is anna@mail.example hoodie"],
    ["an address with its at-sign in brackets", "anna(at)mail.se"],
    ["an address with its signs written out", "anna [at] mail punkt se"],
    ["an address in words", "anna at mail dot com"],
    ["an address in Swedish words", "anna snabel-a mail punkt se"],
    ["the name of a server", "mail.se anna"],
    ["a name with a street", "anna svensson storgatan 5"],
    ["a street with accents", "Björkvägen 12 B"],
    ["a Norwegian street", "ola nordmann kirkeveien 7"],
    ["a Danish street", "nørregade 14"],
    ["a Finnish street", "mannerheimintie 5"],
    ["an English street", "anna 12 high street"],
    ["a web address", "https://shop.example/reset?key=abc"],
    ["a personal number", "19811218-9876"],
    ["a personal number with spaces", "811218 9876"],
    ["a Finnish personal number", "131052-308T"],
    ["a phone number", "+46 70-174 06 05"],
    ["an order number", "PM-12345678"],
    ["Arabic digits of a phone number", "٠٧٠١٧٤٠٦٠٥"],
    ["a pasted text", "dear shop i would like to know where my parcel is"],
    ["an address after eighty letters", `${"a".repeat(90)} anna@mail.example`],
    ["one letter", "a"],
    ["signs alone", "***"],
    ["a NUL", "\0"],
    ["nothing", "   "],
  ])("leave out %s", (_, text) => {
    expect(loggedWords(text)).toBeNull();
  });
});
