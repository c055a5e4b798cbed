// What runs in place of React and React DOM (decision 28): Preact, and what React Router and this code expect that Preact lacks.
import { options } from "preact";

// @ts-expect-error Its types are written with "export =", the module itself has the names.
// oxlint-disable-next-line oxc/no-barrel-file
export * from "preact/compat";
export { default } from "preact/compat";

/**
 * React Router asks for it, and uses it only where `useTransitions` is set, which the shop does not.
 * @template T
 * @param {T} state
 * @returns {[T, (change: unknown) => void]}
 */
export function useOptimistic(state) {
  return [state, () => undefined];
}

/**
 * The props of the last render of each field, whose `value` or `checked` say what it must show.
 * @type {WeakMap<Element, Record<string, unknown>>}
 */
const rendered = new WeakMap();

const prepare = options.vnode?.bind(options);
options.vnode = (vnode) => {
  if (typeof vnode.type === "string") asReact(vnode.type, /** @type {Record<string, any>} */ (vnode.props));
  prepare?.(vnode);
};

const afterRender = options.diffed?.bind(options);
options.diffed = (vnode) => {
  const { type, props, __e: element } = /** @type {{ type: unknown, props: any, __e?: Element }} */ (vnode);
  if (element && isField(type) && isControlled(props)) rendered.set(element, props);
  afterRender?.(vnode);
};

/**
 * Makes up for what React does with the props of an element, and Preact does not.
 * @param {string} type
 * @param {Record<string, any>} props
 */
function asReact(type, props) {
  // React Router says it of its scripts. Preact would write it into the page.
  if ("suppressHydrationWarning" in props) delete props.suppressHydrationWarning;
  // A select finds its option by this.
  if (type === "option" && props.value === undefined) props.value = [props.children].flat().join("");
  if (!props.onChange) return;
  if (!isField(type)) {
    // What a form hears of its fields: each letter, as the fields themselves do.
    props.onInput = props.onChange;
    delete props.onChange;
  } else if (isControlled(props)) {
    const { onChange } = props;
    props.onChange = (/** @type {Event} */ event) => {
      const field = event.currentTarget;
      onChange(event);
      // After the render that follows: a state that stayed as it was renders nothing.
      void Promise.resolve().then(() => showState(field));
    };
  }
}

/** @param {unknown} type */
function isField(type) {
  return type === "input" || type === "textarea" || type === "select";
}

/** @param {Record<string, unknown>} props */
function isControlled(props) {
  return (props.value ?? props.checked ?? null) !== null;
}

/**
 * Sets a field back to the state it was rendered with, and with a radio button the others of its group.
 * @param {any} field
 */
function showState(field) {
  const isRadio = field.type === "radio";
  const group = isRadio ? [...field.getRootNode().querySelectorAll("input[type=radio]")] : [field];
  for (const one of group) {
    const props = rendered.get(one);
    if (!props || (isRadio && (one.name !== field.name || one.form !== field.form))) continue;
    if ((props.checked ?? null) !== null) one.checked = Boolean(props.checked);
    else if (one.value !== String(props.value)) one.value = props.value;
  }
}
