/** What is late where no job has ever run, as the browser knows it too. */
export const everyJob = "every scheduled job";
