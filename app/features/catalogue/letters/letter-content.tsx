import { type ProductCard, productPath } from "#app/features/catalogue/products/product.ts";
import {
  MailButton,
  MailCell,
  MailHeading,
  MailImage,
  MailLink,
  MailTable,
  MailText,
} from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors } from "#app/features/shop/mail/mail-theme.ts";
import { acceptedImageUrl, imageAtWidth } from "#app/features/shop/storage/image-url.ts";
import { localPath } from "#app/shared/language/current-language.ts";
import { formatPrice } from "#app/shared/money.ts";
import { priceWithVat, type VatRule } from "#app/shared/vat.ts";

import type { LetterBlock } from "./letter-blocks.ts";
import { letterTexts } from "./letter.texts.tsx";

interface Props {
  blocks: readonly LetterBlock[];
  /** Of the products that it shows, as they are now: one that is no longer for sale is left out. */
  cards: readonly ProductCard[];
  vat: VatRule;
  /** Where the shop lives; empty on its own pages. */
  origin: string;
}

/** What a letter says. The same for its email, its text version and its preview. */
export function LetterContent({ blocks, cards, vat, origin }: Props) {
  return (
    <>
      {blocks.map((block, place) => (
        <Block key={place} block={block} cards={cards} vat={vat} origin={origin} />
      ))}
    </>
  );
}

function Block({ block, cards, vat, origin }: Omit<Props, "blocks"> & { block: LetterBlock }) {
  const at = (address: string) => (address.startsWith("/") ? `${origin}${address}` : address);
  switch (block.kind) {
    case "heading":
      return <MailHeading>{block.text}</MailHeading>;
    case "text":
      return (
        <>
          {block.text.split(/\n\s*\n/).map((paragraph, place) => (
            <MailText key={place}>{linesOf(paragraph)}</MailText>
          ))}
        </>
      );
    case "picture":
      return (
        <MailImage
          src={at(imageAtWidth(block.src, 1200))}
          alt={block.alt}
          width={544}
          style={{ width: "100%", height: "auto", margin: "0 0 16px" }}
        />
      );
    case "products":
      return <Products cards={cardsOf(block.ids, cards)} vat={vat} at={at} />;
    case "button":
      return <MailButton href={at(block.href)}>{block.text}</MailButton>;
  }
}

function linesOf(paragraph: string) {
  return paragraph.split("\n").flatMap((line, place) => (place === 0 ? [line] : [<br key={place} />, line]));
}

function cardsOf(ids: readonly string[], cards: readonly ProductCard[]): ProductCard[] {
  return ids.flatMap((id) => cards.filter((card) => card.id === id));
}

/** Two in a row. */
function Products({
  cards,
  vat,
  at,
}: {
  cards: readonly ProductCard[];
  vat: VatRule;
  at: (address: string) => string;
}) {
  const rows = cards.flatMap((card, place) => (place % 2 === 0 ? [[card, cards[place + 1]]] : []));
  return (
    <MailTable width="100%" style={{ margin: "8px 0 16px" }}>
      {rows.map((row) => (
        <tr key={row[0]?.id}>
          {row.map((card, place) => (
            <MailCell key={place} width="50%" style={place === 0 ? leftCell : rightCell}>
              {card ? <Product card={card} vat={vat} at={at} /> : null}
            </MailCell>
          ))}
        </tr>
      ))}
    </MailTable>
  );
}

const size = { width: 262, height: 328 };

function Product({ card, vat, at }: { card: ProductCard; vat: VatRule; at: (address: string) => string }) {
  const texts = letterTexts();
  const url = acceptedImageUrl(card.pictures[0]?.url);
  const price = (ore: number) => formatPrice(priceWithVat(ore, vat), card.currency);
  return (
    <>
      {url ? (
        <MailImage
          src={at(imageAtWidth(url, 640))}
          alt=""
          {...size}
          style={{ width: "100%", height: "auto", background: mailColors.ground }}
        />
      ) : null}
      <p style={{ margin: "8px 0 0", fontSize: 15, lineHeight: "22px" }}>
        <MailLink href={at(localPath(productPath(card)))}>{card.name}</MailLink>
        <br />
        {card.soldOut ? texts.soldOut : card.isFrom ? texts.from(price(card.priceOre)) : price(card.priceOre)}
        {card.soldOut || card.earlierPriceOre === null ? null : (
          <span style={{ color: mailColors.muted }}>{` ${texts.lowest(price(card.earlierPriceOre))}`}</span>
        )}
      </p>
    </>
  );
}

const leftCell = { padding: "0 10px 20px 0", verticalAlign: "top" } as const;
const rightCell = { padding: "0 0 20px 10px", verticalAlign: "top" } as const;
