import { type ComposedMail, escapeHtml, mailLayout } from "#app/features/mail/layout.server.ts";
import type { SiteConfiguration } from "#app/features/site/configuration.server.ts";
import { formatDate } from "#app/shared/dates.ts";
import { formatPrice } from "#app/shared/money.ts";

import type { OrderDetail } from "./queries.server.ts";

/** The confirmation of a paid order. `orderUrl` is the signed link to its page. */
export function orderConfirmationMail(order: OrderDetail, site: SiteConfiguration, orderUrl: string): ComposedMail {
  const price = (ore: number) => formatPrice(ore, order.currency);
  const sums: [string, string][] = [["Subtotal", price(order.subtotalOre)]];
  if (order.discountOre > 0) sums.push([`Discount (${order.discountCode})`, price(-order.discountOre)]);
  sums.push(["Shipping", order.shippingOre === 0 ? "Free" : price(order.shippingOre)]);
  sums.push(
    [order.vatMode === "added" ? "VAT" : "of which VAT", price(order.taxOre)],
    ["Total", price(order.totalOre)],
  );

  const address = [
    `${order.firstName} ${order.lastName}`,
    order.address,
    `${order.postalCode} ${order.city}`,
    order.country,
  ];
  const heading = "Thank You for Your Order!";
  const intro = `Your order ${order.orderNumber} is on its way to our warehouse. Expected delivery: ${formatDate(order.estimatedDelivery)}.`;
  const footer = `${site.identity.companyName}, ${site.contact.street}, ${site.contact.postalCode} ${site.contact.city}. Questions? ${site.contact.email}`;

  const lines = order.lines.map((line) => ({
    what: `${line.quantity} × ${line.name} (${line.size}, ${line.color})`,
    price: price(line.priceOre * line.quantity),
  }));
  const row = (left: string, right: string) =>
    `<tr><td style="padding:8px 0;border-bottom:1px solid #e7e6e1">${escapeHtml(left)}</td><td align="right" style="padding:8px 0 8px 16px;border-bottom:1px solid #e7e6e1;white-space:nowrap">${escapeHtml(right)}</td></tr>`;
  const content = `<p>${escapeHtml(intro)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map((line) => row(line.what, line.price)).join("")}${sums.map(([name, sum]) => row(name, sum)).join("")}</table>
<p style="margin:24px 0 0"><strong>Delivered to</strong><br>${address.map(escapeHtml).join("<br>")}</p>
<p style="margin:24px 0 0"><a href="${escapeHtml(orderUrl)}" style="display:inline-block;background:#c6ff3d;color:#0a0b0d;padding:14px 24px;font-weight:700;text-decoration:none">View your order</a></p>`;

  const text = [
    heading,
    intro,
    lines.map((line) => `${line.what}: ${line.price}`).join("\n"),
    sums.map(([name, sum]) => `${name}: ${sum}`).join("\n"),
    `Delivered to\n${address.join("\n")}`,
    `View your order: ${orderUrl}`,
    footer,
  ].join("\n\n");
  return {
    subject: `Order ${order.orderNumber} confirmed`,
    html: mailLayout({ siteName: site.identity.siteName, heading, content, footer }),
    text,
  };
}
