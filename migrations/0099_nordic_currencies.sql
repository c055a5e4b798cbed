INSERT INTO currencies (id) VALUES ('NOK'), ('DKK');
