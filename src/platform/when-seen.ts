/** Calls back once, when half of the element is on the screen. Returns the function that stops looking. */
export const whenSeen = (element: Element, callback: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
