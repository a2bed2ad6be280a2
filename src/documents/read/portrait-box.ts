/**
 * Whether a picture of this size (points) may be a portrait rather than an icon, a rule or a banner.
 * Unknown sizes (0) count: a photo taken for an icon would stay in the CV.
 */
export const isPortraitBox = (width: number, height: number): boolean => {
  if (width <= 0 || height <= 0) return true;
  const ratio = width / height;
  return (
    Math.min(width, height) >= 40 && Math.max(width, height) <= 300 && ratio >= 0.6 && ratio <= 1.4
  );
};
