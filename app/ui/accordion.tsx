import { Content, Header, Item, Root, Trigger } from "@radix-ui/react-accordion";
import type { ComponentProps, ReactNode } from "react";

import { Icon } from "./icon.tsx";

interface Props {
  entries: readonly { question: string; answer: ReactNode }[];
  /** The heading that a question is: one below that of the section. */
  heading: "h2" | "h4";
  /** `page`: they are what the page is for. `panel`: among other things. */
  look: keyof typeof looks;
}

const looks = {
  page: {
    root: "border-t border-ink",
    item: "border-b border-line",
    trigger: "gap-6 py-5 text-lg font-semibold",
    icon: "size-5",
    answer: "max-w-prose pb-6 leading-7",
  },
  panel: {
    root: "ruled border-y border-line",
    item: "",
    trigger: "min-h-13 gap-4 py-3 text-sm font-medium",
    icon: "size-4",
    answer: "pb-4 text-sm leading-6",
  },
} as const;

/** Questions that open on their own, any number at a time. Without scripts all answers are shown. */
export function Accordion({ entries, heading: Heading, look }: Props) {
  const { root, item, trigger, icon, answer: answerLook } = looks[look];
  return (
    <Root type="multiple" className={root}>
      {entries.map(({ question, answer }) => (
        <Item key={question} value={question} className={item}>
          <Header asChild>
            <Heading>
              <Trigger className={`flex w-full items-center justify-between text-left ${trigger}`}>
                {question}
                <Icon name="plus" className={`fold-sign noscript:hidden ${icon}`} />
              </Trigger>
            </Heading>
          </Header>
          <Content asChild forceMount>
            <Answer className={`text-muted data-[state=closed]:hidden noscript:block! ${answerLook}`}>{answer}</Answer>
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
