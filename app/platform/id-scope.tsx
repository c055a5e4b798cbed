import { Component, type ReactNode } from "react";

/** The counter of the ids (`useId`) below a component: what they begin with, and how many there are. */
export type IdCounter = [scope: string, count: number];

/** Preact's own names (mangled, and the same in all of its packages): a component's node, and the counter of the ids below it. */
interface CountedByPreact {
  __v: { __m?: IdCounter };
}

/** Makes the ids below a component count by themselves. To be called whenever it renders. */
export function countIdsBelow(component: Component, ids: IdCounter): void {
  (component as unknown as CountedByPreact).__v.__m = ids;
}

/** Ids below count by themselves, and not in the order in which the page around them is rendered. */
export class IdScope extends Component<{ name: string; children: ReactNode }> {
  private readonly ids: IdCounter = [`${this.props.name}-`, 0];

  override render() {
    countIdsBelow(this, this.ids);
    return this.props.children;
  }
}
