/** The most characters of an order's note, and of why a delivery was corrected. */
export const noteLength = 2000;
export const deliveryReasonLength = 200;
