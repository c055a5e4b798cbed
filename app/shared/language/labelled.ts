/** Values of a closed list with what they are called, in the current language each time that a label is read. */
export function labelled<const Value extends { id: string }>(
  values: readonly Value[],
  names: () => Readonly<Record<Value["id"], string>>,
): readonly (Value & { readonly label: string })[] {
  return values.map((value) => ({
    ...value,
    get label() {
      return names()[value.id as Value["id"]];
    },
  }));
}
