import { acceptedImageUrl, imageAtWidth } from "#app/features/storage/image-url.ts";
import { type ComposedMail, escapeHtml, mailLayout, shopAddress } from "#app/features/mail/layout.server.ts";
import { mailButton, mailFacts, mailText, mailTitle } from "#app/features/mail/parts.server.ts";
import { deliveryText } from "#app/features/shipping/delivery-dates.ts";
import { shippingMethodOf } from "#app/features/shipping/rates.ts";
import type { SiteConfiguration } from "#app/features/configuration/configuration.server.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { OrderDetail } from "./queries.server.ts";

interface Links {
  /** The signed link to the order's page. */
  orderUrl: string;
  /** The signed link by which its buyer writes a review. */
  reviewUrl: string;
}

/** The confirmation of a paid order. */
export function orderConfirmationMail(
  order: OrderDetail,
  site: SiteConfiguration,
  { orderUrl, reviewUrl }: Links,
): ComposedMail {
  const { origin } = new URL(orderUrl);
  const heading = "Thank You for Your Order!";
  const sources = order.lines.map(({ source }) => source);
  const expected = deliveryText(order.estimatedDelivery, shippingMethodOf(order.shippingMethod), sources);
  const intro = `Your order ${order.orderNumber} is confirmed. Estimated delivery: ${expected}.`;
  const footer = "You're getting this e-mail because you ordered from us. Questions? We're happy to help:";
  const sums = sumsOf(order);
  const address = [
    `${order.firstName} ${order.lastName}`,
    order.address,
    `${order.postalCode} ${order.city}`,
    order.country,
  ];

  const content = [
    mailText("We have your order and are getting it ready. The button below always shows where it is."),
    mailFacts([
      { name: "Order", fact: order.orderNumber },
      { name: "Estimated delivery", fact: expected },
    ]),
    mailTitle("Your order"),
    linesTable(order, origin),
    sumsTable(sums),
    mailTitle("Delivering to"),
    `<p style="margin:0">${address.map(escapeHtml).join("<br>")}</p>`,
    mailButton(orderUrl, "View your order"),
    `<p style="margin:28px 0 0;font-size:14px;line-height:22px;color:#55585f">Worn it? <a href="${escapeHtml(reviewUrl)}" style="color:#0a0b0d">Write a review</a> as a verified buyer.</p>`,
  ].join("\n");

  const text = [
    heading,
    intro,
    order.lines
      .map((line) => `${line.quantity} × ${line.name} (${line.size}, ${line.color}): ${lineSum(line, order)}`)
      .join("\n"),
    sums.map(([name, sum]) => `${name}: ${sum}`).join("\n"),
    `Delivering to\n${address.join("\n")}`,
    `View your order: ${orderUrl}`,
    `Worn it? Write a review as a verified buyer: ${reviewUrl}`,
    `${footer} ${site.contact.email}`,
    shopAddress(site),
  ].join("\n\n");
  return {
    subject: `Order ${order.orderNumber} confirmed`,
    html: mailLayout({ site, origin, preview: intro, heading, content, footer }),
    text,
  };
}

type Line = OrderDetail["lines"][number];

function lineSum(line: Line, { currency }: OrderDetail): string {
  return formatPrice(line.priceOre * line.quantity, currency);
}

/** What the order came to, the total last. */
function sumsOf(order: OrderDetail): [string, string][] {
  const price = (ore: number) => formatPrice(ore, order.currency);
  return [
    ["Subtotal", price(order.subtotalOre)],
    ...(order.discountOre > 0
      ? [[`Discount (${order.discountCode})`, price(-order.discountOre)] satisfies [string, string]]
      : []),
    ["Shipping", order.shippingOre === 0 ? "Free" : price(order.shippingOre)],
    [order.vatMode === "added" ? "VAT" : "of which VAT", price(order.taxOre)],
    ["Total", price(order.totalOre)],
  ];
}

function linesTable(order: OrderDetail, origin: string): string {
  const cell = "padding:14px 0;border-bottom:1px solid #dddcd5;vertical-align:top";
  const rows = order.lines.map(
    (line) => `<tr><td width="72" style="${cell}">${linePicture(line, origin)}</td>
<td style="${cell};padding-left:16px;font-size:15px;line-height:22px"><strong>${escapeHtml(line.name)}</strong><br><span style="color:#55585f">${escapeHtml(`${line.color}, ${line.size}`)}<br>${line.quantity} × ${escapeHtml(formatPrice(line.priceOre, order.currency))}</span></td>
<td align="right" style="${cell};padding-left:12px;font-size:15px;line-height:22px;font-weight:700;white-space:nowrap">${escapeHtml(lineSum(line, order))}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #0a0b0d">${rows.join("")}</table>`;
}

/** A pale ground of the picture's size stands where there is none. */
function linePicture(line: Line, origin: string): string {
  const size = "display:block;width:72px;height:90px;background:#f0efea";
  const url = acceptedImageUrl(line.image);
  if (url === null) return `<div style="${size}"></div>`;
  const source = new URL(imageAtWidth(url, 160), origin).href;
  return `<img src="${escapeHtml(source)}" alt="" width="72" height="90" style="${size};border:0;object-fit:cover">`;
}

function sumsTable(sums: readonly [string, string][]): string {
  const rows = sums.map(([name, sum], index) => {
    const look =
      index === sums.length - 1
        ? "padding:12px 0 0;border-top:1px solid #0a0b0d;font-size:18px;font-weight:700"
        : "padding:0 0 8px;font-size:15px;color:#55585f";
    return `<tr><td style="${look}">${escapeHtml(name)}</td><td align="right" style="${look};white-space:nowrap">${escapeHtml(sum)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0">${rows.join("")}</table>`;
}
