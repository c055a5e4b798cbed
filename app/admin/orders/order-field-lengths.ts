/** The most characters of an order's note, and of why a delivery was corrected. */
export const noteLength = 2000;
export const deliveryReasonLength = 200;
/** The most characters of a saved filter's name. */
export const filterNameLength = 40;
