import { Content, Header, Item, Root, Trigger } from "@radix-ui/react-accordion";
import type { ComponentProps } from "react";

import type { FaqEntry } from "#app/features/site-texts/faq.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Questions that open on their own, any number at a time. Without scripts all answers are shown. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <Root type="multiple" className="border-t border-ink">
      {entries.map(({ question, answer }) => (
        <Item key={question} value={question} className="border-b border-line">
          <Header asChild>
            <h2>
              <Trigger className="group flex w-full items-center justify-between gap-6 py-5 text-left text-lg font-semibold">
                {question}
                <Icon
                  name="plus"
                  className="size-5 shrink-0 transition-transform duration-200 group-data-[state=open]:rotate-45 noscript:hidden"
                />
              </Trigger>
            </h2>
          </Header>
          <Content asChild forceMount>
            <Answer className="max-w-prose pb-6 leading-7 text-muted data-[state=closed]:hidden noscript:block!">
              {answer}
            </Answer>
          </Content>
        </Item>
      ))}
    </Root>
  );
}

/** Drops the measures that Radix writes as a style attribute: our content policy refuses it, and nothing here needs it. */
function Answer({ style: _, ...rest }: ComponentProps<"div">) {
  return <div {...rest} />;
}
