/** A drawing of the project that can be a cover. */
export interface StockImage {
  address: string;
  label: string;
}

/** The project's own drawings, by what they are drawn for. */
export const stockImages = {
  EVENT: [{ address: '/stock-images/event-winter.svg', label: 'Winter Event' }],
  CATEGORY: [
    { address: '/stock-images/category-course-stadium.svg', label: 'Course & Stadium' },
    { address: '/stock-images/category-hospitality.svg', label: 'Hospitality' },
    { address: '/stock-images/category-logistics-setup.svg', label: 'Logistics & Setup' },
  ],
  OPPORTUNITY: [
    { address: '/stock-images/role-course-marshal.svg', label: 'Course Marshal' },
    { address: '/stock-images/role-timing-results.svg', label: 'Timing & Results' },
    { address: '/stock-images/role-registration.svg', label: 'Registration' },
  ],
} as const satisfies Record<string, readonly StockImage[]>;
