export { Card, cardElements, type CardProps } from './Card.tsx';
