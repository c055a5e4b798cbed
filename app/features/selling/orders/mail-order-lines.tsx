import { MailCell, MailImage, MailTable, rowStyle } from "#app/features/shop/mail/mail-parts.tsx";
import { mailColors } from "#app/features/shop/mail/mail-theme.ts";
import { dutiesText } from "#app/features/shop/shipping/export-texts.ts";
import { isExportOrder } from "#app/features/shop/shipping/exports.ts";
import { acceptedImageUrl, imageAtWidth } from "#app/features/shop/storage/image-url.ts";
import { amountWords } from "#app/shared/amount-words.texts.ts";
import { localNameOfDiscount } from "#app/shared/discount-name.ts";
import { discountRows } from "#app/shared/discount-row.ts";
import { formatPrice } from "#app/shared/money.ts";

import { mailVatTexts } from "./mail-order-vat.texts.ts";
import type { OrderDetail } from "./queries.server.ts";

interface OrderLinesProps {
  order: OrderDetail;
  origin: string;
  described: ReadonlyMap<string, string>;
}

/** What was ordered, with what each product is by its id. */
export function OrderLines({ order, origin, described }: OrderLinesProps) {
  return (
    <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
      {order.lines.map((line) => (
        <tr key={line.id}>
          <MailCell width="72" style={lineStyle}>
            <LinePicture image={line.image} origin={origin} />
          </MailCell>
          <MailCell style={{ ...lineStyle, paddingLeft: 16 }}>
            <strong>{line.name}</strong>
            <br />
            <span style={{ color: mailColors.muted }}>
              {`${line.localColor}, ${line.localSize}`}
              {described.get(line.productId) ? (
                <>
                  <br />
                  {described.get(line.productId)}
                </>
              ) : null}
              <br />
              {`${line.quantity} × ${formatPrice(line.priceOre, order.currency)}`}
            </span>
          </MailCell>
          <MailCell align="right" style={{ ...lineStyle, paddingLeft: 12, fontWeight: 700, whiteSpace: "nowrap" }}>
            {formatPrice(line.priceOre * line.quantity, order.currency)}
          </MailCell>
        </tr>
      ))}
    </MailTable>
  );
}

/** A plain background of the same size in place of a missing picture. */
function LinePicture({ image, origin }: { image: string | null; origin: string }) {
  const size = { width: 72, height: 90 };
  const style = { ...size, background: mailColors.ground };
  const url = acceptedImageUrl(image);
  if (url === null) return <div style={style} />;
  const source = new URL(imageAtWidth(url, 160), origin).href;
  return <MailImage src={source} alt="" {...size} style={{ ...style, objectFit: "cover" }} />;
}

interface Goods {
  id: string;
  name: string;
  color: string;
  size: string;
  quantity: number;
}

/** Goods that were sent or arrived, without their prices. */
export function SentGoods({ goods }: { goods: readonly Goods[] }) {
  return (
    <MailTable purpose="data" width="100%" style={{ borderTop: `1px solid ${mailColors.ink}` }}>
      {goods.map(({ id, name, color, size, quantity }) => (
        <tr key={id}>
          <MailCell style={rowStyle(12)}>
            <strong>{`${quantity} × ${name}`}</strong>
            <br />
            <span style={{ color: mailColors.muted }}>{`${color}, ${size}`}</span>
          </MailCell>
        </tr>
      ))}
    </MailTable>
  );
}

/** The order's totals with the VAT and its rate: what comes on top before the grand total, what is part of it after, as in the shop. */
export function OrderSums({ order }: { order: OrderDetail }) {
  const words = amountWords();
  const price = (ore: number) => formatPrice(ore, order.currency);
  const total = { name: words.total, sum: price(order.totalOre) };
  const vat = { name: vatName(order), sum: price(order.taxOre) };
  const isPart = order.vatMode === "included";
  const duties = dutiesText(order);
  const sums = [
    { name: words.subtotal, sum: price(order.subtotalOre) },
    ...discountRows({ ...order, discountName: localNameOfDiscount(order) }, price).map(([name, sum]) => ({
      name,
      sum,
    })),
    { name: words.shipping, sum: order.shippingOre === 0 ? words.free : price(order.shippingOre) },
    ...(isPart ? [total, vat] : [vat, total]),
  ];
  return (
    <MailTable purpose="data" width="100%" style={{ margin: "16px 0 0" }}>
      {sums.map(({ name, sum }) => {
        const style = name === words.total ? totalStyle : sumStyle;
        return (
          <tr key={name}>
            <MailCell style={style}>{name}</MailCell>
            <MailCell align="right" style={{ ...style, whiteSpace: "nowrap" }}>
              {sum}
            </MailCell>
          </tr>
        );
      })}
      {duties === "" ? null : (
        <tr>
          <MailCell colSpan={2} style={{ ...sumStyle, padding: "12px 0 0" }}>
            {duties}
          </MailCell>
        </tr>
      )}
    </MailTable>
  );
}

function vatName(order: OrderDetail): string {
  const texts = mailVatTexts();
  const percent = order.vatRateHundredths / 100;
  if (isExportOrder(order)) return texts.vatOfExport(percent);
  return order.vatMode === "added" ? texts.vatAdded(percent) : texts.vatIncluded(percent);
}

const lineStyle = rowStyle(14);

const sumStyle = { padding: "0 0 8px", fontSize: 15, color: mailColors.muted };

const totalStyle = { padding: "12px 0 8px", borderTop: `1px solid ${mailColors.ink}`, fontSize: 18, fontWeight: 700 };
