/** Ids for the forms of a page: each form that is pressed twice is done once. */
export interface FormIds {
  step: string;
  goods: string;
  money: string;
  price: string;
  parcel: string;
}

/** A form that was refused, so that nothing that was typed is lost. */
export interface RefusedForm {
  fields: Record<string, string>;
  message: string;
}
