import { type CallToolResult, createMcpHandler, McpServer } from "@modelcontextprotocol/server";

import { readSiteFacts } from "#app/features/shop/content/site-facts.server.ts";
import type { Shop } from "#app/platform/env/context.ts";
import { logError } from "#app/platform/env/log-error.ts";

import { catalogueTools } from "./catalogue-tools.ts";
import type { Tool, ToolAnswer } from "./define-tool.ts";
import { shopTools } from "./shop-tools.ts";

const tools: readonly Tool[] = [...catalogueTools, ...shopTools];

/** All that can be asked changes nothing, here or elsewhere. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Answers one message, which was read from `request`. Loaded when somebody asks: shoppers' requests do without the SDK. */
export async function answerMessage(request: Request, message: unknown, shop: Shop): Promise<Response> {
  const site = await readSiteFacts(shop);
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: site.identity.siteName, title: site.identity.siteName, version: "1.0.0", websiteUrl: site.origin },
        {
          instructions: `The online shop ${site.identity.siteName}. Prices are what a shopper pays in the EU, VAT included. You can look things up here and quote an order. To hand one to a person with the cart filled, make a checkout session by UCP (${site.origin}/.well-known/ucp); a person reads the terms and pays at ${site.origin}/checkout.`,
        },
      );
      for (const { name, title, description, input, answer } of tools)
        server.registerTool(name, { title, description, inputSchema: input, annotations }, async (asked) => {
          try {
            return resultOf(await answer(asked, { shop, site, request }));
          } catch (error) {
            // The SDK would tell the agent what the error says.
            logError(`The tool ${name} failed`, error);
            return resultOf({ problem: "Something went wrong. Try again in a moment." });
          }
        });
      return server;
    },
    // Nothing here changes that one could subscribe to, and an open stream is a request that never ends.
    { maxSubscriptions: 0 },
  );
  return handler.fetch(request, { parsedBody: message });
}

function resultOf(answer: ToolAnswer): CallToolResult {
  if (typeof answer.problem === "string") return { isError: true, content: [{ type: "text", text: answer.problem }] };
  return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
}
