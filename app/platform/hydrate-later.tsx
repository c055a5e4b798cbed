import { Component, type ReactElement, Suspense, useEffect, useId, useRef, useState } from "react";

import { hydrateWhenWanted, waitingAttribute } from "./hydration-queue.ts";
import { countIdsBelow, type IdCounter, IdScope } from "./id-scope.tsx";
import { isPageHydrated } from "./use-hydrated.ts";

interface Props {
  as?: "div" | "li";
  className?: string;
  /** One element. Where it is not hydrated yet, its HTML stands as it was sent. */
  children: ReactElement;
}

/**
 * A part of a page that is hydrated by itself, after the page: as soon as it is pointed at, pressed or focused, else when the browser has
 * nothing to do, what is in sight first. A page that the browser renders itself has it at once. An element stands around it, which is
 * `className`'s. What it shows of the address comes to it as a prop: attributes that follow from a context would stay as they were sent.
 */
export function HydrateLater({ children, ...props }: Props) {
  const scope = useId();
  if (!import.meta.env.SSR)
    return (
      <Part {...props} scope={scope}>
        {children}
      </Part>
    );
  return sentPart({ ...props, children: <IdScope name={scope}>{children}</IdScope> });
}

/** The same for what has no ids of its own, also within kept markup (`kept-markup.tsx`) that may have none. */
export function HydrateLaterWithoutIds(props: Props) {
  return import.meta.env.SSR ? sentPart(props) : <Part {...props} scope="" />;
}

/** A part as the server sends it: nothing of what holds it back in the browser, which would take as long as what it shows. */
function sentPart({ as: Tag = "div", className, children }: Props) {
  return (
    <Tag className={className} {...{ [waitingAttribute]: "" }}>
      {children}
    </Tag>
  );
}

function Part({ as: Tag = "div", className, children, scope }: Props & { scope: string }) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [gate] = useState(() => new Gate(isPageHydrated()));
  useEffect(() => {
    if (element.current && !gate.isOpen) return hydrateWhenWanted(element.current, () => gate.open());
  }, [gate]);
  return (
    <Tag ref={element} className={className}>
      <Suspense>
        <Slice gate={gate} scope={scope} onHydrated={() => element.current?.removeAttribute(waitingAttribute)}>
          {children}
        </Slice>
      </Suspense>
    </Tag>
  );
}

/** Holds a part back: what throws its promise while Preact hydrates keeps its HTML, and is hydrated once that is kept. */
class Gate {
  readonly opened: Promise<void>;
  isOpen: boolean;
  open: () => void = () => undefined;

  constructor(isOpen: boolean) {
    this.isOpen = isOpen;
    this.opened = new Promise((resolve) => {
      this.open = () => {
        this.isOpen = true;
        resolve();
      };
    });
  }
}

interface SliceProps {
  gate: Gate;
  scope: string;
  onHydrated: () => void;
  children: ReactElement;
}

class Slice extends Component<SliceProps> {
  /** What the server rendered: attributes are not compared, so it is hydrated with that, whatever has come meanwhile. */
  private readonly asSent = this.props.children;
  private isHydrated = false;
  /** Ids are counted in the order of rendering, which is another one here than on the server: each part counts by itself. */
  private readonly ids: IdCounter = [`${this.props.scope}-`, 0];

  override componentDidMount() {
    this.isHydrated = true;
    this.props.onHydrated();
    if (this.props.children !== this.asSent) this.forceUpdate();
  }

  override render() {
    countIdsBelow(this, this.ids);
    // oxlint-disable-next-line typescript/only-throw-error
    if (!this.props.gate.isOpen) throw this.props.gate.opened;
    return this.isHydrated ? this.props.children : this.asSent;
  }
}
